import { linkOptions } from '@tanstack/react-router';
import { wanted } from '@/domain/vendors/owed';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
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
