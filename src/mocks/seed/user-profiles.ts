import type { UserProfile } from '@/generated/model';
import { image } from '@/mocks/db/seed-images';
import { cycled, PEOPLE, spread } from './name-parts';

const digits = (id: number, purpose: number, length: number) =>
  String(10 ** (length - 1) + spread(id, purpose, 9 * 10 ** (length - 1)));

const phone = (id: number, purpose: number) =>
  `+977 98${digits(id, purpose, 1)}-${digits(id, purpose + 1, 7)}`;

/** The company of a vendor; every fourth lacks the VAT number and document, every fifth half of the papers. */
export const vendorProfile = (id: number, family: string): UserProfile => {
  const owesVat = id % 4 === 0;
  const owesPapers = id % 5 === 0;
  return {
    address_1: cycled(PEOPLE.towns, spread(id, 11, 97)),
    address_2: id % 3 === 0 ? cycled(PEOPLE.towns, spread(id, 12, 97)) : null,
    citizenship_number: `${digits(id, 13, 2)}-01-${digits(id, 14, 2)}-${digits(id, 15, 5)}`,
    company_name: `${family} ${cycled(PEOPLE.trades, spread(id, 16, 97))} Pvt. Ltd.`,
    employees: 2 + spread(id, 17, 40),
    established_at: `${2000 + spread(id, 18, 24)}-04-14`,
    pan_number: `60${digits(id, 19, 7)}`,
    phone_1: phone(id, 20),
    phone_2: id % 2 === 0 ? phone(id, 22) : null,
    tan_number: owesPapers ? null : `4${digits(id, 24, 8)}`,
    vat_number: owesVat ? null : `30${digits(id, 25, 7)}`,
    media: [
      image('profile'),
      image('pan'),
      ...(owesVat ? [] : [image('vat')]),
      ...(owesPapers ? [] : [image('tan')]),
    ],
  };
};
