import { areaAt } from '@/areas/index';
import { linkToPath } from '@/components/address';
import { foundTitle } from '@/domain/listings/found-titles';
import { type Found, listingsFound, useShopHealth } from '@/domain/listings/shop-health';
import { CheckedList } from './checked-list';

/** The listings in which the last reading found a gap that is not closed; each leads on to the next. */
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
