import { type TopDeal, TopDealType } from '@/generated/model';
import { GetTopDealResponse } from '@/generated/zod/top-deals/top-deals';
import { imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';

/** Section, title, subtitle (empty where there is none); a star marks the few without an image. */
const LINES = `
1 | Annapurna in autumn | 15% off, NPR 68,000
2 | तिहार अफर | पोखरामा दुई रात
3 | Weekend in Bandipur* |
1 | Everest base camp, small group | Six seats left in October
3 | Hot springs of Tatopani | One night, NPR 6,500
2 | दशैं यात्रा: मुक्तिनाथ दर्शन | परिवारसहित, रु १८,०००
1 | Langtang valley in nine days | From NPR 52,000
1 | Manaslu before the snow | Permit included
2 | New year in Pokhara | Three nights for two
3 | Dhulikhel sunrise | Breakfast on the terrace
3 | Nagarkot by bicycle* | Down to Bhaktapur in two hours
2 | होलीमा तराई | जनकपुर र सौराहा
1 | Rara lake by air | From NPR 54,000
3 | Panauti homestay | Dinner with the family
1 | Upper Mustang, Tiji festival | Book before March
2 | Chitwan in the monsoon | 30% off, NPR 12,900
3 | Chandragiri cable car and lunch | NPR 2,200
1 | Kanchenjunga north and south |
2 | Honeymoon in Dhampus | Room with a view of Machhapuchhre
3 | कीर्तिपुर नेवारी भोज | शनिबार मात्र
1 | Mardi Himal for beginners | Five days, NPR 29,500
2 | Bardiya: two nights, one tiger? | Jeep included
3 | Balthali village walk | Day trip from Kathmandu
1 | Gosainkunda in four days | From NPR 21,000
2 | माघे सङ्क्रान्ति, देवघाट* |
3 | Pottery in Bhaktapur | Two hours at the wheel
1 | Phoksundo and Shey | Eighteen days, flights included
2 | Ilam tea weekend | From NPR 16,400
3 | Canyoning at Jalbire | Two days by the river
1 | Poon Hill with children | Porters for every family
2 | Lumbini and Tansen | Four days by tourist bus
3 | Thamel food walk | Momo, chatamari, yomari
1 | Three passes, one guide for two | From NPR 124,000
2 | Ghandruk after the rain | Homestay, NPR 3,800 a night
3 | Shivapuri day hike* | Permit and lunch
1 | Dhaulagiri circuit |
2 | Rafting on the Sun Koshi | Seven days, all meals
3 | पाटन सङ्ग्रहालय र खाजा | NPR 1,900
1 | Tilicho lake by Manang | Thirteen days
2 | Bungee and rafting at Bhote Koshi | NPR 11,500
3 | Pharping monasteries | Half a day by taxi
2 | Winter rates in Jomsom | 40% off until Falgun
`;

const SECTIONS: Readonly<Record<string, TopDealType>> = {
  1: TopDealType['section-1'],
  2: TopDealType['section-2'],
  3: TopDealType['section-3'],
};

const seed = () =>
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [section = '', title = '', subtitle = ''] = line.split('|').map((part) => part.trim());
      return {
        title: title.replace('*', ''),
        subtitle: subtitle || null,
        type: SECTIONS[section],
        image_url: title.endsWith('*') ? null : imageUrl(),
      };
    });

export const topDeals: TableDefinition<TopDeal> = {
  name: 'top-deals',
  row: GetTopDealResponse.shape.data,
  unique: ['title'],
  seed,
};
