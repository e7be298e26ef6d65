import { expect, it } from 'vitest';
import type { UserProfile } from '@/generated/model';
import { owedOf } from './owed';

const profile: UserProfile = {
  company_name: 'Pemba Himal Treks Pvt. Ltd.',
  established_at: '2011-04-14',
  address_1: 'Namche Bazaar',
  phone_1: '+977 985-1098765',
  citizenship_number: '11-02-70-01234',
  pan_number: '609812345',
  vat_number: ' ',
  media: [
    { id: 5102, url: '/files/5102.jpg', alt: 'PAN' },
    { id: 5101, url: '/files/5101.jpg', alt: 'profile' },
    { id: 5103, url: '/files/5103.jpg', alt: 'a yak' },
  ],
};

it('lists each missing document', () => {
  expect(owedOf(profile)).toEqual(['vat_number', 'tan_number', 'vat', 'tan']);
  expect(owedOf(null)).toHaveLength(12);
  expect(owedOf({ ...profile, media: undefined })).toContain('profile');
});

it('is empty once no document is missing', () => {
  const images = ['vat', 'tan'].map((alt, id) => ({ id, url: '/files/1.jpg', alt }));
  const media = [...(profile.media ?? []), ...images];
  expect(owedOf({ ...profile, vat_number: '301234567', tan_number: '412345678', media })).toEqual([]);
});
