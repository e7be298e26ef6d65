import type { Notice, NoticeType } from '@/generated/model';
import { GetNoticeResponse } from '@/generated/zod/notices/notices';
import type { TableDefinition } from '@/mocks/db/table';

type Line = readonly [title: string, description?: string];

const PACKAGE: readonly Line[] = [
  [
    'Lukla flights leave from Ramechhap',
    'From 1 October to 30 November, flights to Lukla leave from Manthali, five hours by road from Kathmandu.',
  ],
  [
    'Permit for the Annapurna circuit',
    'The conservation area permit costs NPR 3,000 per person; bring two photographs.',
  ],
  ['Trekkers need a licensed guide', 'Since April 2023 nobody treks alone in the national parks.'],
  ['मनसुनमा बाटो अवरुद्ध हुन सक्छ', 'असारदेखि भदौसम्म नारायणगढ–मुग्लिन सडकमा पहिरोको जोखिम रहन्छ।'],
  ['Upper Mustang permit', 'USD 50 per person and day, and two travellers at the least.'],
  [
    'Thorong La may close after snowfall',
    'The lodge in Thorong Phedi knows the state of the pass by 4 in the morning.',
  ],
  ['Changed trail to Langtang', 'The trail crosses the river below Rimche until the bridge is mended.'],
  ['Domestic baggage limit', '15 kg in all on flights to Lukla, Jomsom and Phaplu.'],
  ['Drone permission'],
  ['लुक्ला विमानस्थल मर्मत', 'मंसिर १० देखि १४ सम्म उडान हुने छैन।'],
];

const HOMESTAY: readonly Line[] = [
  ['दशैंमा घरबास बन्द', 'दशैंका पाँच दिन घरबास बन्द रहन्छन्।'],
  ['Hot water in winter', 'From December to February hot water comes in buckets, on request.'],
  ['तिहारमा विशेष स्वागत', 'देउसी-भैलो खेल्ने टोली बेलुका ७ बजे आउँछ।'],
  [
    'Vegetarian kitchens',
    'Some homes in Bandipur and Tansen cook no meat; the hosts say so before you book.',
  ],
  ['Power cuts in Ghale Gaun', 'The micro-hydro plant rests on Saturdays from 10 to 16.'],
  ['Shoes stay at the door'],
  ['रोपाइँमा सहभागी हुनुहोस्', 'असार १५ मा पाहुनाहरू पनि खेतमा आउन सक्नुहुन्छ।'],
  ['Cash only above Besisahar', 'The last bank machine on the way to Manang is in Besisahar.'],
];

const HOTEL: readonly Line[] = [
  ['Check-in after a late flight'],
  ['Pool closed for cleaning', 'Pools in Pokhara are cleaned in the first week of Magh.'],
  ['Service charge and VAT', 'Prices include 10% service charge and 13% VAT.'],
  ['फेवातालमा डुङ्गा सेवा बन्द', 'पानीको सतह घटेकाले चैत मसान्तसम्म डुङ्गा चल्दैन।'],
  ['Identity document at check-in', 'Nepali guests show a citizenship certificate, others a passport.'],
  ['Thamel is free of cars', 'Taxis stop at Chhetrapati or Kaiser Mahal; porters carry the bags from there.'],
  ['नयाँ वर्षको विशेष दर', 'वैशाख १ देखि ३ सम्म दुई रातको मूल्यमा तीन रात।'],
  ['Wi-Fi is weak in Jomsom', 'The wind bends the dishes from noon.'],
];

const INACTIVE = new Set([
  'Check-in after a late flight',
  'Drone permission',
  'तिहारमा विशेष स्वागत',
  'Shoes stay at the door',
]);

const rows = (type: NoticeType, lines: readonly Line[]) =>
  lines.map(([title, description = null]) => ({ title, description, type, status: !INACTIVE.has(title) }));

export const notices: TableDefinition<Notice> = {
  name: 'notices',
  row: GetNoticeResponse.shape.data,
  unique: ['title'],
  seed: () => [...rows('package', PACKAGE), ...rows('homestay', HOMESTAY), ...rows('hotel', HOTEL)],
};
