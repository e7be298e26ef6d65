import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { adviceOn } from './advice';
import { altitudesOf, type DayText } from './altitude';
import { adviceText, questionsOn, summaryOf } from './altitude-words';

const day = (title: string, accommodation = '', description = ''): DayText => ({
  title,
  accommodation,
  description,
});
const of = (titles: readonly string[], region?: string) =>
  altitudesOf(
    titles.map((title) => day(title)),
    region,
  );
const nightOf = (text: DayText, region?: string) => {
  const [found] = altitudesOf([text], region);
  return found?.night && [found.night.name, found.night.metres, found.night.from];
};

it.each([
  ['the accommodation first', day('Rest day in Namche, walk to Khumjung', 'Tea house in Namche'), 'Namche'],
  ['the place that a title leads to', day('Fly to Lukla, trek to Phakding'), 'Phakding'],
  ['the last one', day('मार्फा – तातोपानी – पोखरा'), 'Pokhara'],
  ['where a rest is', day('Acclimatization day in Namche, walk to Khumjung'), 'Namche'],
  ['“overnight”', day('Kala Patthar', '', 'Views of Everest. Overnight at a lodge in Pheriche.'), 'Pheriche'],
  ['the village after a pass', day('Dzongla – Cho La (5,420 m) – Thagnak'), 'Thagnak'],
  ['no peak', day('Lukla, views of Ama Dablam'), 'Lukla'],
])('finds the night of a day: %s', (_, text, name) => {
  expect(nightOf(text)?.[0]).toBe(name);
});

it.each([
  ['by the name', day('Namche to Tengboche'), ['Tengboche', 3867, 'name']],
  ['by the text', day('Namche to Tengboche (3,860 m)'), ['Tengboche', 3860, 'text']],
  [
    'by the title, of the accommodation’s place',
    day('To Lobuche (4,910m)', 'Lodge in Lobuche'),
    ['Lobuche', 4910, 'text'],
  ],
  ['by the title alone', day('Camp in the meadow, 4,200 m'), ['Camp in the meadow, 4,200 m', 4200, 'text']],
  ['not at all', day('Lodge', 'Lodge in Tseram'), ['Tseram', undefined, 'name']],
  ['of no place', day('Departure'), undefined],
])('says a night’s height %s', (_, text, expected) => {
  expect(nightOf(text)).toEqual(expected);
});

it('shows a pass above the nights around it, and no mountain that is only seen', () => {
  const [, crossing, view] = of([
    'Thorong Phedi',
    'Over Thorong La to Muktinath',
    'Jomsom, views of Dhaulagiri, Nayapul',
  ]);
  expect(crossing?.top).toMatchObject({ name: 'Thorong La', metres: 5416, from: 'name' });
  expect(view?.top).toBeUndefined();
});

it('tells places of one name apart by the region, then by the others, else asks', () => {
  expect(nightOf(day('Deurali'), 'Mardi Himal')?.[1]).toBe(2100);
  expect(nightOf(day('Syangboche'), 'Upper Mustang')?.[1]).toBe(3800);
  expect(of(['Chele to Syangboche', 'Ghami'])[0]?.night?.metres).toBe(3800);
  const asked = of(['Pokhara', 'Deurali']);
  expect(asked[1]?.night?.metres).toBeUndefined();
  expect(questionsOn(asked)[0]).toMatch(
    /^Day 2: which Deurali\? \(Everest; Annapurna, 3,240 m; Mardi, 2,100 m;/,
  );
  expect(questionsOn(of(['Pokhara', 'Deurali (3,230 m)']))).toEqual([]);
});

const advice = (titles: readonly string[]) => adviceOn(of(titles)).map(adviceText);

it.each([
  ['a second night there', ['Phakding', 'Namche', 'Namche', 'Tengboche'], []],
  ['at most 500 m', ['Namche', 'Tengboche'], []],
  ['below 3,000 m', ['Syabrubesi', 'Lama Hotel'], []],
  ['a gap in what is known', ['Namche', 'Departure', 'Lobuche'], []],
  [
    'one night more than 500 m higher',
    ['Dingboche', 'Lobuche', 'Dingboche'],
    ['Day 2: Lobuche is 530 m above the night before, without a second night there.'],
  ],
  [
    'more than 1,000 m without a rest',
    ['Namche', 'Tengboche (3,900 m)', 'Dingboche (4,300 m)', 'Dughla (4,700 m)'],
    ['Days 1 to 4: 1,260 m up without a night to rest.'],
  ],
  [
    'more than four nights without a rest',
    ['Namche', 'A (3,540 m)', 'B (3,640 m)', 'C (3,740 m)', 'D (3,840 m)', 'E (3,940 m)'],
    ['Days 1 to 6: 500 m up without a night to rest.'],
  ],
  ['a rest between', ['Namche', 'A (3,900 m)', 'B (3,900 m)', 'C (4,300 m)', 'D (4,700 m)'], []],
])('advises on acclimatisation: %s', (_, titles, expected) => {
  expect(advice(titles)).toEqual(expected);
});

const seed = parse(readFileSync('src/mocks/seed/itineraries.yaml', 'utf8')) as Record<
  string,
  { title: string; accommodation?: string }[]
>;
const profileOf = (slug: string, region: string) =>
  altitudesOf(
    (seed[slug] ?? []).map(({ title, accommodation }) => day(title, accommodation)),
    region,
  );

it('reads the classic Everest trek, and advises on one night of it', () => {
  const days = profileOf('everest-base-camp-trek', 'Everest');
  expect(days.map(({ night }) => night?.metres)).toEqual([
    1400,
    2610,
    3440,
    3440,
    3867,
    4410,
    4410,
    4940,
    5164,
    4243,
    3440,
    2860,
    1400,
    undefined,
  ]);
  expect(adviceOn(days).map(adviceText)).toEqual([
    'Day 8: Lobuche is 530 m above the night before, without a second night there.',
  ]);
  expect(summaryOf(days)).toBe(
    'Highest night: Gorak Shep, 5,164 m, on day 9. Highest point: Kala Patthar, 5,545 m, on day 10.',
  );
});

it('reads an itinerary in Devanagari', () => {
  const days = profileOf('ghorepani-poon-hill-trek', 'Annapurna');
  expect(days.map(({ night }) => night?.name)).toEqual([
    'Ulleri',
    'Ghorepani',
    'Tadapani',
    'Ghandruk',
    'Pokhara',
  ]);
  expect(days[2]?.top?.name).toBe('Poon Hill');
});
