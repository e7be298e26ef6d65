import type { GivenPermit } from './given-permit';
import { restrictedAreas } from './restricted-areas';

const park = ['national park', 'park permit', 'park entry', 'निकुञ्ज'];
const conservation = ['conservation', 'संरक्षण'];

/** In the order in which a package’s are listed. */
export const permitsBy = {
  ...restrictedAreas,
  sagarmatha: {
    name: { en: 'Sagarmatha National Park', ne: 'सगरमाथा राष्ट्रिय निकुञ्ज' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['wanderlust', 'worldHimalaya', 'ecoHolidays']]],
    words: [...park, 'sagarmatha', 'सगरमाथा'],
  },
  khumbu: {
    name: { en: 'Khumbu Pasang Lhamu Rural Municipality', ne: 'खुम्बु पासाङल्हामु गाउँपालिका' },
    fee: [
      [{ en: 'NPR 2,000', ne: 'NPR 2,000' }, ['visitNepal']],
      [
        { en: 'NPR 2,000 for four weeks, then NPR 2,500', ne: 'चार हप्ताका लागि NPR 2,000, त्यसपछि NPR 2,500' },
        ['ecoHolidays'],
      ],
    ],
    words: ['municipality', 'pasang lhamu', 'गाउँपालिका', 'पासाङ'],
  },
  annapurna: {
    name: { en: 'Annapurna Conservation Area', ne: 'अन्नपूर्ण संरक्षण क्षेत्र' },
    fee: [
      [{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['ntnc', 'annapurna', 'wanderlust']],
      [{ en: 'NPR 2,000', ne: 'NPR 2,000' }, ['worldHimalaya']],
    ],
    words: [...conservation, 'acap'],
  },
  manaslu: {
    name: { en: 'Manaslu Conservation Area', ne: 'मनास्लु संरक्षण क्षेत्र' },
    fee: [
      [{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['ntnc', 'wanderlust', 'nepalHiking']],
      [{ en: 'NPR 2,000', ne: 'NPR 2,000' }, ['worldHimalaya']],
    ],
    words: [...conservation, 'mcap'],
  },
  gaurishankar: {
    name: { en: 'Gaurishankar Conservation Area', ne: 'गौरीशङ्कर संरक्षण क्षेत्र' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['ntnc', 'ecoHolidays']]],
    words: [...conservation, 'gcap'],
  },
  langtang: {
    name: { en: 'Langtang National Park', ne: 'लाङटाङ राष्ट्रिय निकुञ्ज' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['wanderlust', 'worldHimalaya']]],
    words: park,
  },
  makalu: {
    name: { en: 'Makalu Barun National Park', ne: 'मकालु वरुण राष्ट्रिय निकुञ्ज' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['wanderlust', 'worldHimalaya']]],
    words: park,
  },
  phoksundo: {
    name: { en: 'Shey Phoksundo National Park', ne: 'शे-फोक्सुन्डो राष्ट्रिय निकुञ्ज' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['wanderlust', 'worldHimalaya']]],
    words: park,
  },
  rara: {
    name: { en: 'Rara National Park', ne: 'रारा राष्ट्रिय निकुञ्ज' },
    fee: [[{ en: 'NPR 3,000', ne: 'NPR 3,000' }, ['wanderlust', 'worldHimalaya']]],
    words: park,
  },
  tims: {
    name: { en: 'TIMS card', ne: 'TIMS कार्ड' },
    fee: [[{ en: 'NPR 2,000, in a group NPR 1,000', ne: 'NPR 2,000, समूहमा NPR 1,000' }, ['wanderlust']]],
    company: [
      [
        { en: 'A registered agency, since April 2023', ne: 'दर्ता भएको एजेन्सी, अप्रिल 2023 देखि' },
        ['nepalChallenge'],
      ],
    ],
    words: ['tims'],
  },
  timsInKhumbu: {
    name: { en: 'TIMS card', ne: 'TIMS कार्ड' },
    fee: [
      [
        {
          en: 'Not needed: the municipality’s permit takes its place',
          ne: 'चाहिँदैन: नगरपालिकाको अनुमतिपत्रले यसको ठाउँ लिन्छ',
        },
        ['ecoHolidays'],
      ],
      [
        {
          en: 'NPR 2,000, in a group NPR 1,000, if the way asks for it',
          ne: 'बाटोले मागेमा NPR 2,000, समूहमा NPR 1,000',
        },
        ['wanderlust'],
      ],
    ],
    words: ['tims'],
  },
} as const satisfies Record<string, GivenPermit>;

export type PermitId = keyof typeof permitsBy;
