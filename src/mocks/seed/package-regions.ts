import type { Region } from '@/generated/model';
import { GetPackageRegionResponse } from '@/generated/zod/package-regions/package-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';

const LINES = `
Everest | everest | Ama Dablam above the village of Tengboche | Sherpa villages, monasteries and the highest mountain on earth.
Annapurna | annapurna | Machhapuchhre from Ghandruk | Terraces, hot springs and the Thorong La pass.
मनास्लु | manaslu | Birendra Tal below Manaslu | A quiet circuit around the eighth highest mountain.
Langtang | langtang | Yaks on the meadow at Kyanjin Gompa | The nearest high valley to Kathmandu, rebuilt after 2015.
Helambu | helambu | Apple orchards of Tarkeghyang | Hyolmo villages on a ridge north of Kathmandu.
Gosainkunda | gosainkunda | The frozen lake in February | The sacred lake, with a fair at the August full moon.
Kanchenjunga | kanchenjunga | North face from Pangpema | Three weeks between Taplejung and the third highest mountain.
Makalu Barun | makalu-barun | Waterfalls in the Barun valley | Wild forest and one lonely base camp.
Rolwaling | rolwaling | Tsho Rolpa behind its moraine | Gaurishankar, the Tashi Lapcha pass and very few people.
Dhaulagiri | dhaulagiri | French Pass in fresh snow | A glacier circuit for trekkers who have camped before.
Lower Dolpo | lower-dolpo | Phoksundo Lake at noon | Turquoise lake, juniper and Bon monasteries.
Upper Dolpo | upper-dolpo | Shey Gompa below Crystal Mountain | Beyond the passes, where salt still travels by yak.
Lower Mustang | lower-mustang | Flat roofs of Kagbeni | Marpha, Kagbeni and the temple of Muktinath.
Upper Mustang | upper-mustang | The walled town of Lo Manthang | The old kingdom of Lo, behind the Himalaya.
नार र फू | nar-phu | Stone houses of Phu | Two high villages that opened in 2003.
Tsum Valley | tsum-valley | Mani wall near Mu Gompa | A hidden valley of pilgrims beside Ganesh Himal.
Ganesh Himal | ganesh-himal | Rhododendrons at Singla pass | Tamang villages, ruby mines and rhododendron ridges.
Mardi Himal | mardi-himal | Ridge path above the clouds | Five days on one ridge under Machhapuchhre.
घोरेपानी–पूनहिल | ghorepani-poon-hill | Sunrise over Dhaulagiri from Poon Hill | The classic first trek: three days and one sunrise.
Khaptad | khaptad | Open grassland of Khaptad | Rolling plateau of the far west, with a hermit’s ashram.
Rara | rara | Rara Lake from Murma Top | The largest lake of Nepal, ringed by pine forest.
Api Saipal | api-saipal | Api from the Chameliya valley | The far western corner, for those who want no one else there.
Limi Valley | limi-valley | Monastery of Halji | From Simikot to the Tibetan border and back by another way.
Jugal Himal | jugal-himal | Panch Pokhari in mist | Five lakes on a ridge, three days from the capital.
पाथीभरा | pathibhara | Pilgrims on the steps to Pathibhara | Pilgrimage in Taplejung, with Kanchenjunga for company.
Chitwan | chitwan | One-horned rhinoceros in tall grass | Rhinoceros, gharial and Tharu villages in the plains.
Bardiya | bardiya | Tiger tracks beside the Karnali | Tigers and river dolphins, far from the crowds.
Koshi Tappu | koshi-tappu | Wild water buffalo in the shallows | Wetland with four hundred kinds of birds.
Lumbini | lumbini | Maya Devi temple at dusk | Where the Buddha was born; monasteries of many nations.
Kathmandu Valley | kathmandu-valley | Courtyard in Patan | Three royal towns and the hills around them.
Pokhara | pokhara | Boats on Phewa Lake | Lake, caves and paragliders under the Annapurnas.
Ilam | ilam |  | Tea gardens and the sunrise of Shree Antu.
Bandipur | bandipur | Slate street of Bandipur | A Newar trading town on a ridge above the highway.
जनकपुर | janakpur |  | Temple of Janaki and Mithila painting in the plains.
`;

const INACTIVE = new Set(['api-saipal', 'jugal-himal', 'koshi-tappu', 'janakpur']);
const NOT_AT_HOME = new Set(['helambu', 'khaptad', 'limi-valley', 'ganesh-himal', ...INACTIVE]);

export const packageRegions: TableDefinition<Region> = {
  name: 'package-regions',
  row: GetPackageRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () =>
    landingPages(LINES, 'treks and tours', INACTIVE).map((row) => ({
      ...row,
      display_home: !NOT_AT_HOME.has(row.slug),
    })),
};
