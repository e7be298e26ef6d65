import type { ListBannersParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';

export const bannerSearch = listSearch<ListBannersParams>({ filters: ['id', 'title', 'status'] });
