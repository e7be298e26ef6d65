import { textOf } from '@/domain/listings/rules/listing-text';
import type { Package } from '@/generated/model';
import { devanagariDigits } from '@/lib/formats/formats';
import { fold } from '@/lib/text/fold';
import { packageArea } from '@/resources/packages';
import { type Contradiction, contradiction } from './contradiction';
import { fieldSide } from './package-texts';

/** Another package, as a list has it; a list may omit texts. */
export type OtherPackage = Pick<Package, 'id' | 'name' | 'overview'>;

/** Words in a row that two texts seldom share by chance. */
const WORDS = 5;
/** Fewer runs of words are not compared: “Coming soon”. */
const FEWEST = 12;
/** Runs that more other packages have are what the shop always writes. */
const MOST_ALIKE = 2;
/** The part of a text above which it is called copied. */
const MUCH = 0.5;

const madeOf = ({ name, overview }: Pick<Package, 'name' | 'overview'>): ReadonlySet<string> => {
  const text = fold(textOf(overview)).replaceAll(fold(name) || ' ', ' ');
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, index) =>
      words.slice(index, index + WORDS).join(' '),
    ),
  );
};

const kept = new WeakMap<object, ReadonlySet<string>>();

/**
 * The runs of words of a text without its listing's name, which a copy changes first. Kept, as each row of the queue is
 * compared with the same packages.
 */
const shinglesOf = (one: Pick<Package, 'name' | 'overview'>): ReadonlySet<string> => {
  const runs = kept.get(one) ?? madeOf(one);
  kept.set(one, runs);
  return runs;
};

const shareOf = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((run) => other.has(run)).length / own.size;

/** How many words of a text are quoted. */
const SHOWN = 12;
const firstWords = (html: string | null | undefined) => {
  const words = textOf(html).split(' ');
  return words.slice(0, SHOWN).join(' ') + (words.length > SHOWN ? '…' : '');
};

/** The other package with most of this one's overview, as the share of its runs of five words; from half of them. */
export const copiedOverview = (record: Package, packages: readonly OtherPackage[]): Contradiction[] => {
  const all = shinglesOf(record);
  if (all.size < FEWEST) return [];
  const others = packages
    .filter(({ id }) => id !== record.id)
    .map((other) => ({ other, runs: shinglesOf(other) }));
  const own = new Set(
    [...all].filter((run) => others.filter(({ runs }) => runs.has(run)).length <= MOST_ALIKE),
  );
  if (own.size < FEWEST) return [];
  const [most] = others
    .map(({ other, runs }) => ({ other, share: shareOf(own, runs) }))
    .filter(({ share }) => share >= MUCH)
    .toSorted((a, b) => b.share - a.share);
  if (!most) return [];
  const { other, share } = most;
  const percent = Math.round(share * 100);
  return [
    contradiction({
      about: $localize`Copied text`,
      certainty: share === 1 ? 'sure' : 'likely',
      sides: [
        fieldSide(record, 'overview', firstWords(record.overview)),
        {
          where: { en: `${percent}% the same`, ne: `${devanagariDigits(percent)}% उस्तै` },
          quote: firstWords(other.overview),
        },
      ],
      other: { name: other.name, link: packageArea.open(other.id) },
      // A vendor is not told whose listing it is.
      sentence: {
        en: `About ${percent}% of the overview is also in another listing. Please describe this trip in your own words.`,
        ne: `परिचयको करिब ${devanagariDigits(percent)}% अर्को प्याकेजमा पनि छ। कृपया यो यात्राको वर्णन आफ्नै शब्दमा गरिदिनुहोला।`,
      },
    }),
  ];
};
