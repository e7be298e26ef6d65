import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import type { Filter } from '@/components/list-page/filter';
import { keepRows } from '@/components/list-page/keep-rows';
import { ListScreen } from '@/components/list-page/list-screen';
import { useListSearch } from '@/components/list-page/use-list-search';
import {
  deleteFeature,
  listFeatures,
  updateFeature,
  useListFeatures,
} from '@/generated/api/features/features';
import type { Feature, ListFeaturesParams } from '@/generated/model';
import { featureSearch } from './feature-search';

const filters: Filter<ListFeaturesParams>[] = [
  { kind: 'numeric', name: 'id', label: 'ID' },
  { kind: 'text', name: 'title', label: 'Title' },
];

const columns: Column<Feature>[] = [
  { key: 'title', header: 'Title', value: ({ title }) => title },
  { key: 'id', header: 'ID', value: ({ id }) => id, size: 90 },
];

const actions: RowActions<Feature> = {
  noun: 'feature',
  name: ({ title }) => title,
  edit: ({ id }) => linkOptions({ to: '/features/$featureId/edit', params: { featureId: String(id) } }),
  remove: ({ id }) => deleteFeature(id),
  status: {
    of: ({ status }) => status,
    set: ({ id, title }, status) => updateFeature(id, { title, status }),
  },
};

export const FeatureList = () => {
  const list = useListSearch(featureSearch);
  const features = useListFeatures(list.params, { query: keepRows });
  return (
    <ListScreen
      title="Features"
      createTo="/features/create"
      list={list}
      query={features}
      fetchPage={listFeatures}
      filters={filters}
      columns={columns}
      actions={actions}
    />
  );
};
