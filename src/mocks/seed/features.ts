import type { Feature } from '@/generated/model';
import { GetFeatureResponse } from '@/generated/zod/features/features';
import type { TableDefinition } from '@/mocks/db/table';

const ACTIVE = [
  'Airport pick-up and drop-off',
  'नेपाली बोल्ने स्थानीय गाइड',
  'Licensed trekking guide',
  'One porter for every two trekkers',
  'Sagarmatha National Park permit',
  'Annapurna Conservation Area permit',
  'TIMS card',
  'Restricted area permit for Upper Mustang',
  'Domestic flight Kathmandu–Lukla–Kathmandu',
  'Tourist bus Kathmandu–Pokhara',
  'Private jeep to Syabrubesi',
  'Three meals a day on the trek',
  'दाल भात र तरकारी',
  'Welcome dinner with a cultural show',
  'Farewell dinner in Thamel',
  'Tea-house accommodation with twin rooms',
  'Hotel in Kathmandu with breakfast',
  'Lakeside hotel in Pokhara',
  'Sleeping bag rated to −20 °C',
  'Down jacket on loan',
  'Duffel bag to keep',
  'Trekking map',
  'First-aid kit with pulse oximeter',
  'Sunrise at Poon Hill',
  'सूर्योदय दृश्य — सराङकोट',
  'Everest mountain flight',
  'Helicopter return from Gorak Shep',
  'Boat ride on Phewa Lake',
  'Paragliding over Sarangkot',
  'Canoe trip on the Rapti river',
  'Jeep safari in Chitwan',
  'Tharu dance evening',
  'Visit to Tengboche monastery',
  'Heritage walk through Patan Durbar Square',
  'लुम्बिनी मायादेवी मन्दिर दर्शन',
  'Cooking class: momo and sel roti',
  'Homestay with a Gurung family',
  'Hot springs at Jhinu Danda',
  'Acclimatisation day in Namche Bazaar',
  'Travel insurance assistance',
  'Emergency helicopter evacuation',
  'Government taxes and service charge',
  'Certificate of completion',
];

const INACTIVE = [
  'Satellite phone',
  'Portable altitude chamber',
  'Rafting on the Trishuli',
  'Bungee jump at Bhote Koshi',
  'चितवन हात्ती सफारी',
  'Printed guidebook',
  'Single-room supplement included',
];

const seed = () => [
  ...ACTIVE.map((title) => ({ title, status: true })),
  ...INACTIVE.map((title) => ({ title, status: false })),
];

export const features: TableDefinition<Feature> = {
  name: 'features',
  row: GetFeatureResponse.shape.data,
  unique: ['title'],
  seed,
};
