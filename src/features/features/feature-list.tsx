import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListFeaturesQueryOptions } from '@/generated/api/features/features';
import type { Feature, ListFeaturesParams } from '@/generated/model';
import { listFeaturesSearch } from '@/generated/searches';
import { featureArea } from '@/resources/features';
import { features } from './feature-values';

const list: ListScreenProps<Feature, ListFeaturesParams> = {
  area: featureArea,
  search: listFeaturesSearch,
  page: getListFeaturesQueryOptions,
  columns: [{ key: 'title', header: 'Title' }],
  actions: {
    ...resourceActions(features),
    editing: () => import('./feature-editing').then((module) => module.featureEditing),
  },
};

export const FeatureList = () => <ListScreen {...list} />;
