import type { Region } from '@/generated/model';
import { GetHomestayRegionResponse } from '@/generated/zod/homestay-regions/homestay-regions';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';

const LINES = `
Ghale Gaun | ghale-gaun | Stone houses of Ghale Gaun at sunrise | A Gurung village in Lamjung that opened its doors together.
सिरुबारी | sirubari | Guests received with marigolds in Sirubari | The first village homestay of Nepal, in Syangja.
Bhujung | bhujung | Round houses of Bhujung | Four hundred slate roofs on one slope, and tea on the terraces.
Ghandruk | ghandruk | Annapurna South from a courtyard | Gurung houses, a small museum and a wide view.
Dalla | dalla | Tharu house with a clay granary | Tharu homestays beside the wildlife corridor of Bardiya.
अमलटारी | amaltari | Bullock cart at Amaltari | Tharu, Bote and Musahar households on the edge of Chitwan.
Briddim | briddim | Prayer flags above Briddim | Tamang families on the way to Langtang.
Tamang Heritage Trail | tamang-heritage-trail | Carved window in Gatlang | Gatlang, Tatopani and Thuman, each a day apart.
Panauti | panauti | Temples where two rivers meet | Women of a Newar town cook for their guests.
Kirtipur | kirtipur | Brick lane of Kirtipur | A hill town inside the valley, with its own kitchens.
Balthali | balthali | Rice terraces of Balthali | Short walks between Panauti and Namobuddha.
Nagarkot villages | nagarkot-villages | Mustard field below Nagarkot | Farms below the ridge, away from the hotels.
Astam | astam | Machhapuchhre behind a haystack | An organic farming village above Pokhara.
लेखनाथ | lekhnath | Begnas lake in the evening | Fishing families between two lakes.
Tanchok | tanchok | Weavers of Tanchok | Gurung village on the Annapurna eco trail.
Barpak | barpak | Rebuilt stone lane of Barpak | Rebuilt after the earthquake of 2015, and proud of it.
Gorkha bazaar | gorkha-bazaar |  | Below the palace from which the country was united.
Rainaskot | rainaskot | New houses on the ridge of Rainaskot | Fourteen households, one ridge, all of Manaslu.
श्रीअन्तु | shree-antu | Sunrise above the tea | Tea pickers’ houses and the first sunrise of the country.
Namje | namje |  | Magar village near Dhankuta with a long view east.
Marpha | marpha | White lane of Marpha | Apple brandy, flat roofs and Thakali kitchens.
Khumjung | khumjung | Green roofs below Khumbila | Sherpa families above Namche.
Rara Murma | rara-murma | Wooden balcony in Murma | The village that looks down on Rara Lake.
डोल्पा ढो | dho-tarap | Women of Dho in the barley field | Among the highest villages where people live all year.
Chitlang | chitlang | Terraced fields of Chitlang | Newar villages on the old road to Kathmandu. No house is listed yet.
`;

const INACTIVE = new Set(['gorkha-bazaar', 'namje', 'dho-tarap']);

export const homestayRegions: TableDefinition<Region> = {
  name: 'homestay-regions',
  row: GetHomestayRegionResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () =>
    landingPages(LINES, 'homestays', INACTIVE).map((row) => ({
      ...row,
      display_home: row.images.length > 0,
    })),
};
