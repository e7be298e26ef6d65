import { describe, expect, it } from 'vitest';
import { toProfileBody, toProfileValues } from './profile-values';

const user = {
  id: 12,
  profile: {
    company_name: 'Pemba Himal Treks Pvt. Ltd.',
    employees: 18,
    established_at: '2011-04-14',
    address_1: 'Namche Bazaar',
    phone_1: '+977 985-1098765',
    citizenship_number: '11-02-70-01234',
    pan_number: '609812345',
    vat_number: '',
    media: [
      { id: 5102, url: '/files/5102.jpg', alt: 'PAN' },
      { id: 5101, url: '/files/5101.jpg', alt: 'profile' },
      { id: 5103, url: '/files/5103.jpg', alt: 'a yak' },
    ],
  },
};
const file = (name: string) => ({ file: new File(['x'], name), alt: '' });

describe('a profile', () => {
  it('finds its images by their alt text, in any order and case', () => {
    const { profile, pan, vat, tan } = toProfileValues(user);
    expect([profile?.id, pan?.id, vat, tan]).toEqual([5101, 5102, null, null]);
  });

  it('may be missing, and is empty then', () => {
    expect(Object.values(toProfileValues({ id: 3, profile: null }))).toEqual([
      ...Array.from({ length: 11 }, () => ''),
      ...Array.from({ length: 4 }, () => null),
    ]);
  });

  it('sends no image that is stored, and emptied numbers as null', () => {
    const body = toProfileBody({ ...toProfileValues(user), employees: '', established_at: '' });
    expect(body).toMatchObject({ employees: null, established_at: null, pan_number: '609812345' });
    expect(body).not.toHaveProperty('images');
    expect(body).not.toHaveProperty('alt');
  });

  it('sends new images with what each shows, in the same order', () => {
    const [tan, profile] = [file('tan.png'), file('pemba.png')];
    const body = toProfileBody({ ...toProfileValues(user), tan, profile });
    expect(body).toMatchObject({ images: [profile.file, tan.file], alt: ['profile', 'tan'] });
  });
});
