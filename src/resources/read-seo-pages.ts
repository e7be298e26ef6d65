import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import type { ListSeoPagesParams, SeoPagePage } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { learnSpelling, spelled } from './subject-kind';

const read = async (params: ListSeoPagesParams, signal?: AbortSignal): Promise<SeoPagePage> => {
  const { seopageable_type: kind } = params;
  const answer = await listSeoPages(
    { ...params, ...(kind && { seopageable_type: spelled(kind) }) },
    undefined,
    signal,
  );
  for (const { seopageable_type } of answer.data) learnSpelling(seopageable_type);
  return answer;
};

/** Reads a page of SEO pages; a filter by kind is sent as the server spells it, which any of its pages shows. */
export const readSeoPages = async (
  params: ListSeoPagesParams,
  signal?: AbortSignal,
): Promise<SeoPagePage> => {
  const answer = await read(params, signal);
  const { seopageable_type: kind } = params;
  if (!kind || answer.data.length > 0) return answer;
  const before = spelled(kind);
  await read({ page: 1, per_page: maxPerPage }, signal);
  return spelled(kind) === before ? answer : read(params, signal);
};
