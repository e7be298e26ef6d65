import { Table } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { RecordLink } from '@/components/record-link';
import { wanted } from '@/domain/vendors/owed';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import { counted } from '@/lib/plural';
import { CheckedList } from './checked-list';

/** The vendors that owe something, who owes most first. */
export const VendorList = () => {
  const reading = useHomeReading();
  const known = typeof reading?.vendors === 'object' ? reading.vendors : null;
  const owing = known?.owing ?? [];
  return (
    <CheckedList
      title="Vendors that owe documents"
      at={known ? reading?.at : undefined}
      total={counted(owing.length, 'vendor', 'vendors')}
      heads={['Vendor', 'Owed', 'What is owed']}
    >
      {owing.map(({ id, name, owed }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <RecordLink link={linkOptions({ to: '/users/$userId/profile', params: { userId: id } })}>
              <bdi>{name}</bdi>
            </RecordLink>
          </Table.Td>
          <Table.Td>{owed.length}</Table.Td>
          <Table.Td>{owed.map((field) => wanted[field]).join(', ')}</Table.Td>
        </Table.Tr>
      ))}
    </CheckedList>
  );
};
