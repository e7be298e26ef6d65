import { linkOptions } from '@tanstack/react-router';
import { linkToPath } from '@/components/links/address';
import { foundTitle } from '@/domain/listings/found-titles';
import { type Found, listingsFound, useShopHealth } from '@/domain/listings/shop-health';
import { wanted } from '@/domain/vendors/owed';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
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
      heads={[$localize`Listing`, $localize`Area`, $localize`What is missing`]}
      rows={listings.map(({ path, name, gaps }) => ({
        key: path,
        name,
        link: linkToPath(path),
        cells: [areaAt(path)?.label, gaps.map(({ text }) => text).join(', ')],
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
      title={$localize`Vendors that owe documents`}
      at={known ? reading?.at : undefined}
      nouns={['vendor', 'vendors']}
      heads={[$localize`Vendor`, $localize`Owed`, $localize`What is owed`]}
      rows={owing.map(({ id, name, owed }) => ({
        key: id,
        name,
        link: linkOptions({ to: '/users/$userId/profile', params: { userId: id } }),
        cells: [owed.length, owed.map((field) => wanted[field]).join(', ')],
      }))}
    />
  );
};
