import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import type { ListSeoPagesParams, SeoPagePage } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { learnSpelling, spelled } from './subject-kind';

interface Options {
  /** The only fields of the rows that are read. */
  only?: readonly string[];
  signal?: AbortSignal;
}

const read = async (params: ListSeoPagesParams, { only, signal }: Options): Promise<SeoPagePage> => {
  const { seopageable_type: kind } = params;
  const answer = await listSeoPages(
    { ...params, ...(kind && { seopageable_type: spelled(kind) }) },
    only && { only },
    signal,
  );
  for (const { seopageable_type } of answer.data) learnSpelling(seopageable_type);
  return answer;
};

/** Reads a page of SEO pages; a filter by kind is sent as the server spells it, which any of its pages shows. */
export const readSeoPages = async (
  params: ListSeoPagesParams,
  options: Options = {},
): Promise<SeoPagePage> => {
  const answer = await read(params, options);
  const { seopageable_type: kind } = params;
  if (!kind || answer.data.length > 0) return answer;
  const before = spelled(kind);
  await read({ page: 1, per_page: maxPerPage }, options);
  return spelled(kind) === before ? answer : read(params, options);
};
