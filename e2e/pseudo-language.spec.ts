import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '../scripts/browser/addresses.ts';
import { readCatalogue } from '../scripts/languages/catalogue.ts';
import { PSEUDO } from '../scripts/languages/pseudo.ts';
import { rules } from '../src/domain/nepal/places/advice.ts';
import { expect, repetition, test, watchNetwork } from './fixtures.ts';
import { cutTextsOn, type Seen, textsOn } from './texts-on-screen.ts';

// Of `vite build --mode pseudo`: texts are in brackets, accented, and a third longer (scripts/languages/pseudo.ts).
test.use({ root: 'dist-pseudo' });

const areas = Map.groupBy(
  addresses().filter((route) => route !== '/login'),
  (route) => route.split('/')[1] ?? '',
);

/** What is translated, and what stands between names in one text. */
const BETWEEN = /⟦[^⟧]*(?:⟧|$)|^[^⟦]*⟧|\p{L}*(?:áá|éé|íí|óó|úú|ÁÁ|ÉÉ|ÍÍ|ÓÓ|ÚÚ)\p{L}*|<[^>]*>|[\n·:;,()“”]/u;

const ADDRESS = /^(www( › .*)?|[\w-]+(\.[\w-]+)+(\/\S*)?|\/\S*)$/;

/** Months, weekdays and times are the browser's own; currencies, units and keys are written alike in all languages. */
const SAME_IN_ALL =
  /^(?:NPR|USD|km|m|px|MB|kB|ID|Ctrl|[AP]M|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*|[\d\s.,–%+-])+$/u;

const piecesOf = (text: string) =>
  text
    .split(BETWEEN)
    .map((piece) => piece.replace(/…$/, '').trim())
    .filter((piece) => /\p{L}/u.test(piece));

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { first_name, middle_name, last_name } = value as Record<string, unknown>;
  const name = [first_name, middle_name, last_name].filter(Boolean).join(' ');
  return [name, ...Object.values(value).flatMap(stringsIn)];
};

/** The places that the application itself has. */
const places = readFileSync('src/lib/text/places.txt', 'utf8').split(/[\t\n|,]/);

/** The help is a document of its own in each language; its headings stand in the names of links. */
const helpHeadings = readFileSync('docs/administrators.md', 'utf8').match(/(?<=^#+ ).+/gm);

/** Names of the contract's values are data, and yet translated; a role of the offline backend is called as one of them. */
const { Vendor: _role, ...names } = readCatalogue('ne').names;

/** The texts that are neither translated nor data. */
const untranslatedBeside = (data: unknown) => {
  const strings = stringsIn(data);
  const whole = strings.join('\n');
  const known = new Set(strings.flatMap((text) => [text.trim(), ...piecesOf(text)]));
  const isData = (piece: string) =>
    known.has(piece) ? !(piece in names) : /\s.*\s/.test(piece) && whole.includes(piece);
  return ({ text }: Seen) =>
    piecesOf(text).some((piece) => !isData(piece) && !ADDRESS.test(piece) && !SAME_IN_ALL.test(piece));
};

const listed = (seen: Seen[]) => [...new Set(seen.map(({ text, at }) => `${text.trim()}   ${at}`))];

const expectTranslated = async (page: Page, data: unknown, routes: readonly string[]) => {
  const isUntranslated = untranslatedBeside([data, rules, places, helpHeadings]);
  const networkIsQuiet = watchNetwork(page);
  await page.addInitScript(
    (value) => localStorage.setItem('appearance', value),
    JSON.stringify({ language: PSEUDO }),
  );
  for (const route of routes) {
    const path = route.replace(/\{\w+\}/g, '1');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await networkIsQuiet();
    await expect(page).toHaveURL(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await networkIsQuiet();
      const ours = route === '/help' ? [] : await textsOn(page);
      const at = `${path} at ${width} px`;
      expect.soft(listed(ours.filter(isUntranslated)), `not translated: ${at}`).toEqual([]);
      expect.soft(listed(await cutTextsOn(page)), `cut: ${at}`).toEqual([]);
    }
  }
};

test('signing in is translated, and fits, in a longer language', { tag: repetition }, ({ page }) =>
  expectTranslated(page, [], ['/login']),
);

for (const [area, routes] of areas)
  test(
    `all of /${area} is translated, and fits, in a longer language`,
    { tag: repetition },
    async ({ admin: page, api }) => expectTranslated(page, await api.database(), routes),
  );
