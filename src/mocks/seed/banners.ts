import * as z from 'zod';
import { GetBannerResponse } from '@/generated/zod/banners/banners';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';

const row = GetBannerResponse.shape.data
  .omit({ region: true })
  .extend({ package_region_id: z.int().nullable().default(null) });

/** A banner keeps its region's id; the region's name of today is told with it. */
export type StoredBanner = z.infer<typeof row>;

/** Title, the region's number (0 for none), what the image shows (empty where there is none). */
const LINES = `
Spring in the Khumbu | 1 | Rhododendrons below Thamserku
दशैं विशेष अफर | 0 | लिङ्गे पिङ
Monsoon in Mustang | 14 |
Everest base camp in fourteen days | 1 | Tents on the Khumbu glacier
Annapurna circuit: two seats left in October | 2 | Prayer flags on Thorong La
मनास्लु पदयात्रा — शरद् | 3 | लार्के पास
Langtang for families | 4 | Children on a suspension bridge
Lakes of Gosainkunda | 6 | Trekker above the frozen lake
Kanchenjunga with a Limbu guide | 7 | Guide before Jannu
तिहार उज्यालो यात्रा | 30 | पाटनमा दियो
Five days on Mardi Himal | 18 | High camp above the clouds
Sunrise at Poon Hill | 19 | Trekkers waiting for the sun
Phoksundo by air and foot | 11 | Turquoise shore of Phoksundo
Rhinoceros and river in Chitwan | 26 | Canoe on the Rapti
Tigers of Bardiya | 27 | Watch tower in the grassland
बुद्ध जयन्तीमा लुम्बिनी | 29 | मायादेवी मन्दिर
Three royal towns | 30 | Golden gate of Bhaktapur
Lakeside winter rates | 31 | Fishtail in the lake
Tea season in Ilam | 32 | Pickers with baskets
Rara before the snow | 21 | Horse on the meadow of Rara
Nar and Phu reopened | 15 | Stone bridge to Phu
New year 2084: early booking | 0 | Fireworks over Boudha
होली सप्ताहन्त | 0 |
Honeymoon in Bandipur | 33 | Lanterns in the bazaar
Heli breakfast at Kala Patthar | 1 | Helicopter on a snow field
`;

const INACTIVE = new Set([
  'Monsoon in Mustang',
  'होली सप्ताहन्त',
  'New year 2084: early booking',
  'Rara before the snow',
]);

const seed = () =>
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [title = '', region, alt = ''] = line.split('|').map((part) => part.trim());
      return {
        title,
        status: !INACTIVE.has(title),
        package_region_id: Number(region) || null,
        images: alt ? [image(alt)] : [],
      };
    });

export const banners: TableDefinition<StoredBanner> = { name: 'banners', row, seed };
