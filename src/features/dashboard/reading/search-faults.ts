import { type Peer, sameText, seoWarnings, type Shortened } from '@/domain/seo/seo-warnings';
import { RESULT_DESCRIPTION, RESULT_TITLE, shortened } from '@/domain/seo/text-width';
import { isPlace, type RecordPlace } from '@/lib/places/record-place';
import type { MetaTag } from '@/lib/text/meta-tag';
import { isRecord } from '@/lib/values/is-record';

/** A page of the shop: the path of its form, and its texts for search engines, if the API sends them. */
export interface SearchedPage extends RecordPlace {
  tag: MetaTag | null | undefined;
}

/** A page with insufficient texts, and why, in sentences. */
interface SearchFault extends RecordPlace {
  reasons: readonly string[];
}

/** The number of pages, and those with insufficient texts, worst first. */
export interface SearchFaults {
  seen: number;
  faults: readonly SearchFault[];
}

const isFault = (value: unknown): value is SearchFault => {
  if (!isPlace(value)) return false;
  const { reasons } = value as Partial<SearchFault>;
  return Array.isArray(reasons) && reasons.every((reason) => typeof reason === 'string');
};

export const isSearchFaults = (value: unknown): value is SearchFaults =>
  isRecord(value) &&
  typeof value.seen === 'number' &&
  Array.isArray(value.faults) &&
  value.faults.every(isFault);

const inResults = (texts: Shortened): Shortened => ({
  title: shortened(texts.title, RESULT_TITLE),
  description: shortened(texts.description, RESULT_DESCRIPTION),
});

const areaOf = ({ path }: SearchedPage) => path.split('/')[1];

/** Checks the texts of all pages against each other; undefined if an area's pages have none. */
export const searchFaults = (
  pages: readonly SearchedPage[],
  fit: (texts: Shortened) => Shortened = inResults,
): SearchFaults | null => {
  const telling = new Set(pages.filter(({ tag }) => tag).map(areaOf));
  const looked = pages
    .filter((page) => telling.has(areaOf(page)))
    .map(({ path, name, tag }) => ({
      path,
      name,
      title: tag?.title ?? '',
      description: tag?.description ?? '',
    }));
  if (looked.length === 0) return null;
  // Pages without a title are not duplicates of each other.
  const titled = looked.filter(({ title }) => title.trim() !== '');
  const described = looked.filter(({ description }) => description.trim() !== '');
  const byTitle = Map.groupBy(titled, ({ title }) => sameText(title));
  const byDescription = Map.groupBy(described, ({ description }) => sameText(description));
  const faults = looked.map((page): SearchFault => {
    const { path, name, title, description } = page;
    const alike: Peer[] = [
      ...(byTitle.get(sameText(title)) ?? []),
      ...(byDescription.get(sameText(description)) ?? []),
    ].filter((other) => other !== page);
    const shown = { title: title || name, description };
    const warnings = seoWarnings({ name, title, description, slug: '', storedSlug: '' }, fit(shown), alike);
    return { path, name, reasons: warnings.map(({ message }) => message) };
  });
  return {
    seen: looked.length,
    faults: faults
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.reasons.length - a.reasons.length),
  };
};
