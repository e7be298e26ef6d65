import type { Region } from '@/generated/model';
import { GetHotelRegionResponse } from '@/generated/zod/hotel-regions/hotel-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';

const LINES = `
Thamel | thamel | Prayer flags over a lane in Thamel | Kathmandu’s quarter of trekkers, bookshops and rooftop cafés.
पोखरा लेकसाइड | pokhara-lakeside | Wooden boats at the lakeside | Hotels between Phewa Lake and the hill of Sarangkot.
Sauraha | sauraha |  | Lodges on the bank of the Rapti, at the gate of Chitwan.
Boudha | boudha | Butter lamps before the great stupa | Guest houses of monasteries around the stupa.
Patan | patan | Krishna Mandir at night | Restored Newar houses near the Durbar Square.
Bhaktapur | bhaktapur | Five-storeyed Nyatapola | Brick inns in the town of potters and curd.
Lazimpat | lazimpat | Garden of an embassy hotel | Quiet gardens north of the old palace.
Durbar Marg | durbar-marg | Clock tower from Durbar Marg | The capital’s oldest grand hotels.
Nagarkot | nagarkot | Terrace above a sea of fog | Balconies that face two hundred kilometres of Himalaya.
Dhulikhel | dhulikhel | Sunrise from a balcony in Dhulikhel | Conference hotels an hour from Kathmandu.
Sarangkot | sarangkot | Paragliders at the take-off | Resorts on the ridge, by cable car from the lake.
बन्दीपुर | bandipur | Flagstones of the bazaar | Merchants’ houses turned into inns.
Lumbini | lumbini | Lotus pond before a hotel | Pilgrims’ hotels around the sacred garden.
Namche Bazaar | namche-bazaar | Horseshoe of lodges in Namche | Lodges with heated dining rooms at 3,440 metres.
Lukla | lukla | Runway of Lukla from a lodge | Lodges beside the runway, for those whom fog keeps.
Jomsom | jomsom |  | Hotels beside the airstrip, with Nilgiri above.
Muktinath | muktinath | Pilgrims at the 108 spouts | Simple hotels below the temple.
Lo Manthang | lo-manthang | Courtyard of a hotel in Lo Manthang | A handful of hotels inside and outside the wall.
Ghandruk lodges | ghandruk-lodges | Slate terrace with deck chairs | Comfortable lodges on the Annapurna trails.
Tansen | tansen | Foggy morning in Tansen | Hill town on the way from Pokhara to Lumbini.
Biratnagar | biratnagar |  | Business hotels of the east.
Nepalgunj | nepalgunj |  | One night before the flight to Dolpo or Simikot.
इलाम बजार | ilam-bazaar | Tea garden behind the town | Small hotels among the tea.
Dharan | dharan | Clock tower of Dharan | Where the hills begin, with its British camp houses.
Bardiya Thakurdwara | bardiya-thakurdwara | Mud-walled cottage at Thakurdwara | Jungle lodges outside the national park.
Besisahar | besisahar | Bazaar street of Besisahar | Where the walk around Annapurna begins. No hotel is listed yet.
`;

const INACTIVE = new Set(['sauraha', 'biratnagar', 'nepalgunj']);

export const hotelRegions: TableDefinition<Region> = {
  name: 'hotel-regions',
  row: GetHotelRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () =>
    landingPages(LINES, 'hotels', INACTIVE).map((row) => ({ ...row, display_home: row.images.length > 0 })),
};
