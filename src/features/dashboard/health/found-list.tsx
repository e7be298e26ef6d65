import { Table } from '@mantine/core';
import { areaAt } from '@/areas/index';
import { linkToPath } from '@/components/address';
import { RecordLink } from '@/components/record-link';
import {
  blockers,
  type Found,
  foundTitles,
  listingsFound,
  useShopHealth,
} from '@/domain/listings/shop-health';
import { counted } from '@/lib/plural';
import { CheckedList } from './checked-list';

/** The listings in which the last check found something that is not mended; each leads on to the next. */
export const FoundList = ({ found }: { found: Found }) => {
  const health = useShopHealth();
  const listings = health ? listingsFound(health, found).filter(({ mended }) => !mended) : [];
  return (
    <CheckedList
      title={foundTitles[found]}
      total={counted(listings.length, 'listing', 'listings')}
      heads={['Listing', 'Area', 'What is missing']}
    >
      {listings.map(({ path, name, blockers: missing }) => (
        <Table.Tr key={path}>
          <Table.Td>
            <RecordLink link={linkToPath(path)}>
              <bdi>{name}</bdi>
            </RecordLink>
          </Table.Td>
          <Table.Td>{areaAt(path)?.label}</Table.Td>
          <Table.Td>{missing.map((blocker) => blockers[blocker]).join(', ')}</Table.Td>
        </Table.Tr>
      ))}
    </CheckedList>
  );
};
