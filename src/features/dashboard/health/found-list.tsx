import { Table } from '@mantine/core';
import { areaAt } from '@/areas/index';
import { linkToPath } from '@/components/address';
import { RecordLink } from '@/components/record-link';
import { foundTitle } from '@/domain/listings/found-titles';
import { type Found, listingsFound, useShopHealth } from '@/domain/listings/shop-health';
import { counted } from '@/lib/plural';
import { CheckedList } from './checked-list';

/** The listings in which the last reading found a gap that is not closed; each leads on to the next. */
export const FoundList = ({ found }: { found: Found }) => {
  const health = useShopHealth();
  const listings = health ? listingsFound(health, found).filter(({ closed }) => !closed) : [];
  return (
    <CheckedList
      title={foundTitle(found)}
      at={health?.at}
      total={counted(listings.length, 'listing', 'listings')}
      heads={['Listing', 'Area', 'What is missing']}
    >
      {listings.map(({ path, name, gaps }) => (
        <Table.Tr key={path}>
          <Table.Td>
            <RecordLink link={linkToPath(path)}>
              <bdi>{name}</bdi>
            </RecordLink>
          </Table.Td>
          <Table.Td>{areaAt(path)?.label}</Table.Td>
          <Table.Td>{gaps.map(({ text }) => text).join(', ')}</Table.Td>
        </Table.Tr>
      ))}
    </CheckedList>
  );
};
