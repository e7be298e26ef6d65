import type { Package } from '@/generated/model';
import type { Span } from '@/lib/dates/days-in';
import { latinDigits } from '@/lib/text/digits';
import { type Contradiction, contradiction, quoteAt } from './contradiction';
import { daysOf } from './package-texts';

const HOURS =
  /(?<![\d.,:/])(\d{1,2}(?:\.\d)?)(?:\s*(?:-|–|\/|to)\s*(\d{1,2}(?:\.\d)?))?\s*-?(?:hours?|hrs?|घण्टा|घन्टा)(?!\p{L})/giu;

/** Texts round by so many hours. */
const ROUNDED = 1;

interface Said extends Span {
  quote: string;
}

const hoursIn = (text: string): Said[] =>
  [...latinDigits(text).matchAll(HOURS)].map(({ 0: said, 1: least, 2: most, index }) => ({
    least: Number(least),
    most: Number(most ?? least),
    quote: quoteAt(text, index, said.length),
  }));

/** The hours of a day in its field, and in its title or text if that names hours once, so that they are not parts. */
export const dayHours = (record: Package): Contradiction[] =>
  daysOf(record).flatMap(({ where, link, title, duration, description }) => {
    const [own, ...more] = hoursIn(duration);
    const [said, ...parts] = hoursIn(`${title}. ${description}`);
    if (!own || !said || more.length > 0 || parts.length > 0) return [];
    if (said.least <= own.most + ROUNDED && own.least <= said.most + ROUNDED) return [];
    const field = { en: `${where.en}, Duration`, ne: `${where.ne}, अवधि` };
    return contradiction({
      about: $localize`Hours of a day`,
      certainty: 'likely',
      sides: [
        { where, link, quote: said.quote },
        { where: field, link, quote: duration.trim() },
      ],
    });
  });
