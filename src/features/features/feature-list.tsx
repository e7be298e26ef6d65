import { resourceActions } from '@/components/data-table/active-status';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { getListFeaturesQueryOptions } from '@/generated/api/features/features';
import type { Feature, ListFeaturesParams } from '@/generated/model';
import { listFeaturesSearch } from '@/generated/searches';
import { featureArea } from '@/resources/features';
import { sheet } from '@/resources/sheet';
import { featureResource } from './feature-values';

const list: ListScreenProps<Feature, ListFeaturesParams> = {
  area: featureArea,
  search: listFeaturesSearch,
  page: getListFeaturesQueryOptions,
  columns: [{ key: 'title' }],
  actions: {
    ...resourceActions(featureResource),
    editing: sheet(featureResource),
  },
};

export const FeatureList = () => <ListScreen {...list} />;
