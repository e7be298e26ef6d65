import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { namedId } from './named-id';
import type { PickerOption, PickerSource } from './picker-source';

const regions: PickerOption[] = [
  { value: 1, label: 'फल उपत्यका' },
  { value: 2, label: 'काठमाडौँ' },
  { value: 3, label: 'Cafe' },
  { value: 4, label: 'Café' },
  { value: 5, label: 'Rara' },
  { value: 6, label: 'Rara' },
  { value: 7, label: 'Sunrise', hint: 'Ghandruk' },
  { value: 8, label: 'Sita Gurung', hint: 'sita@example.com' },
  { value: 9, label: 'अन्नपूर्ण १' },
  { value: 10, label: 'Poon\u00a0Hill' },
  { value: 11, label: 'Pokhara' },
  { value: 12, label: '2026' },
  { value: 13, label: 'Camps', hint: '@home' },
  { value: 14, label: '@home' },
  { value: 15, label: '007' },
  { value: 16, label: '5-6' },
  { value: 17, label: '0123' },
];

const source: PickerSource = {
  queryKey: ['regions'],
  filter: 'client',
  load: () => Promise.resolve({ options: regions }),
};

const idOf = (name: string) => namedId(new QueryClient(), source, name);

it.each([
  ['फल उपत्यका', 1],
  ['\tकाठमाडौं\u200b', 2],
  ['Cafe', 3],
  ['Café', 4],
  ['SITA@example.com', 8],
  ['अन्नपूर्ण 1', 9],
  ['poon hill', 10],
  ['8', 8],
  ['2026', 12],
  ['@home', 14],
  [' ८\u200b', 8],
  ['007', 15],
  ['6-May', 16],
  ['123', 17],
])('finds %j', async (name, id) => {
  await expect(idOf(name)).resolves.toBe(id);
});

it.each([
  ['फूल उपत्यका', '“फूल उपत्यका” was not found. Write the name as it is here, or the ID.'],
  ['CAFÉ', '“CAFÉ” could be “Cafe” or “Café”. Write the name exactly, or the ID.'],
  ['Rara', '“Rara” is the name of several records. Write the ID.'],
  ['Ghandruk', '“Ghandruk” was not found. Write the name as it is here, or the ID.'],
  ['पोखरा', '“पोखरा” was not found. Is “Pokhara” meant? Write the name as it is here, or the ID.'],
  ['Pohkara', '“Pohkara” was not found. Is “Pokhara” meant? Write the name as it is here, or the ID.'],
])('takes %s for no other', async (name, message) => {
  await expect(idOf(name)).rejects.toThrow(message);
});

it('asks whether a number is an ID, or a name as a spreadsheet writes it', async () => {
  const refused = idOf('7');
  await expect(refused).rejects.toThrow(
    '“7” may be an ID, or “007” as a spreadsheet writes it. Write the name.',
  );
  await expect(refused).rejects.toMatchObject({ several: true, meant: [regions[14], regions[6]] });
});
