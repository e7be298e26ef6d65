import { linkOptions } from '@tanstack/react-router';
import { linkToPath } from '@/components/links/address';
import { foundTitle } from '@/domain/listings/found-titles';
import { type Found, listingsFound, useShopHealth } from '@/domain/listings/shop-health';
import { wanted } from '@/domain/vendors/owed';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import { isSavedSince } from '@/lib/dates/saved-since';
import { areaAt } from '@/resources/index';
import { CheckedList } from './checked-list';

/** The listings with a gap in the last check that is still open; each links to the next. */
export const FoundList = ({ found }: { found: Found }) => {
  const health = useShopHealth();
  const listings = health ? listingsFound(health, found).filter(({ closed }) => !closed) : [];
  return (
    <CheckedList
      title={foundTitle(found)}
      at={health?.at}
      nouns={['listing', 'listings']}
      heads={['Listing', 'Area', 'What is missing']}
      rows={listings.map(({ path, name, gaps }) => ({
        key: path,
        name,
        link: linkToPath(path),
        cells: [areaAt(path)?.label, gaps.map(({ text }) => text).join(', ')],
      }))}
    />
  );
};

const savedSince = 'Saved since this was read:';

/** The pages with poor texts for search engines, worst first; each links to them, and says if it was saved since. */
export const SearchList = () => {
  const reading = useHomeReading();
  const { at = 0, pages } = reading ?? {};
  return (
    <CheckedList
      title="Pages that fall short in search engines"
      at={pages ? at : undefined}
      nouns={['page', 'pages']}
      heads={['Page', 'Area', 'What is wrong']}
      rows={(pages?.faults ?? []).map(({ path, name, reasons }) => ({
        key: path,
        name,
        link: { ...linkToPath(path), hash: 'meta_page_title' },
        cells: [
          areaAt(path)?.label,
          [...(isSavedSince(path, at) ? [savedSince] : []), ...reasons].map((line) => (
            <div key={line}>{line}</div>
          )),
        ],
      }))}
    />
  );
};

/** The vendors with incomplete profiles, most incomplete first. */
export const VendorList = () => {
  const reading = useHomeReading();
  const known = typeof reading?.vendors === 'object' ? reading.vendors : null;
  const owing = known?.owing ?? [];
  return (
    <CheckedList
      title="Vendors that owe documents"
      at={known ? reading?.at : undefined}
      nouns={['vendor', 'vendors']}
      heads={['Vendor', 'Owed', 'What is owed']}
      rows={owing.map(({ id, name, owed }) => ({
        key: id,
        name,
        link: linkOptions({ to: '/users/$userId/profile', params: { userId: id } }),
        cells: [owed.length, owed.map((field) => wanted[field]).join(', ')],
      }))}
    />
  );
};
