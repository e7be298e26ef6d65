import type { Package } from '@/generated/model';
import type { Rule } from './rule';

/** Distant parts of Nepal, by their names in titles and regions; adjacent regions are one part. */
const PARTS: Readonly<Record<string, RegExp>> = {
  Everest:
    /\b(?:everest|khumbu|sagarmatha|ebc|gokyo|namche|renjo|cho la|ama dablam|island peak|lobuche)\b|सगरमाथा|एभरेस्ट|खुम्बु|गोक्यो/iu,
  Annapurna:
    /\b(?:annapurna|abc|poon ?hill|ghorepani|ghandruk|mardi|tilicho|thorong|manang|mustang|jomsom|muktinath|nar phu|lo manthang)\b|अन्नपूर्ण|घोरेपानी|मुस्ताङ|मुक्तिनाथ|मनाङ|नार र फू|मर्दी/iu,
  Langtang: /\b(?:langtang|kyanjin|gosai[nk]*kunda|helambu|jugal)\b|लाङटाङ|लाङ्टाङ|गोसाइँकुण्ड|हेलम्बु/iu,
  Manaslu: /\b(?:manaslu|tsum|larkya?|ganesh himal)\b|मनास्लु|चुम उपत्यका/iu,
  Kanchenjunga: /\b(?:kanchenjunga|kangchenjunga|pathibhara)\b|कञ्चनजङ्घा|पाथीभरा/iu,
  Makalu: /\bmakalu\b|मकालु/iu,
  Dolpo: /\b(?:dolpo|dolpa|phoksundo)\b|डोल्पो|डोल्पा|फोक्सुण्डो/iu,
  Rara: /\brara\b|रारा/iu,
  Chitwan: /\b(?:chitwan|sauraha)\b|चितवन|सौराहा/iu,
  Bardiya: /\bbardiya?\b|बर्दिया/iu,
};

/** Words for a view or flight, after which a mountain is not the region. */
const SEEN = /\b(?:views?|panorama|flight|sunrise|scenic|sightseeing|from)\b|दृश्य|उडान/iu;

const partsIn = (text: string) => Object.keys(PARTS).filter((part) => PARTS[part]?.test(text));

/** The region matches the part of Nepal in the title, if both name one. */
export const titleRegion: Rule<Package, 'region_id'> = {
  name: 'titleRegion',
  title: $localize`Other region in the title than in its field`,
  gap: ({ name, region }) => {
    const regionName = region?.name ?? '';
    const [said, ...others] = partsIn(name);
    const [chosen, ...more] = partsIn(regionName);
    if (!said || !chosen || others.length > 0 || more.length > 0 || SEEN.test(name)) return null;
    return said === chosen
      ? undefined
      : $localize`Title is about ${said}:said:, region is ${regionName}:regionName:`;
  },
  field: 'region_id',
};
