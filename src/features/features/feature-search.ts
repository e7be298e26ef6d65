import type { ListFeaturesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const featureSearch = listSearch<ListFeaturesParams>({ filters: ['id', 'title'] });
