import { featureArea } from '@/areas/features';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import { getListFeaturesQueryOptions } from '@/generated/api/features/features';
import type { Feature } from '@/generated/model';
import { featureSearch } from './feature-search';
import { features } from './feature-values';

const columns: Column<Feature>[] = [{ key: 'title', header: 'Title' }];

const actions: ListActions<Feature> = {
  ...resourceActions(features),
  editing: () => import('./feature-editing').then((module) => module.featureEditing),
};

export const FeatureList = () => (
  <ListScreen
    area={featureArea}
    search={featureSearch}
    page={getListFeaturesQueryOptions}
    columns={columns}
    actions={actions}
  />
);
