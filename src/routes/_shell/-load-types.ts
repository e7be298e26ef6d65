import { loadChunk } from '@/lib/loading/chunk';
import type { LoadTypes } from '@/resources/record-type';

export const loadTypes: LoadTypes = async () =>
  (await loadChunk(() => import('./-record-types'))).recordTypes;
