// npm run extract-texts -- LANGUAGE [FILE …]
// Brings a language's file up to date: takes translations from files of `{ "English": "translation" }`, drops what no
// source has any more, sorts, and prints what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues, readCatalogue } from './catalogue.ts';
import { readMessages } from './messages.ts';
import { readNames } from './names.ts';

const [language = '', ...files] = process.argv.slice(2);

const { messages, names } = readCatalogue(language);

const given = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

/** The translations of those keys, sorted; the keys without one are printed. */
const merged = (what: string, keys: string[], there: Readonly<Record<string, string>>) => {
  const all = Object.fromEntries([there, ...given].flatMap((texts) => Object.entries(texts)));
  const missing = keys.filter((key) => !all[key]);
  for (const key of missing) console.log(`${what} without translation: ${JSON.stringify(key)}`);
  const unused = Object.keys(there).filter((key) => !keys.includes(key));
  console.log(`${what}s: ${keys.length}, missing ${missing.length}, dropped ${unused.length}`);
  return Object.fromEntries(
    keys
      .filter((key) => all[key])
      .sort()
      .map((key) => [key, all[key]]),
  );
};

const next = {
  messages: merged(
    'message',
    readMessages().map(({ key }) => key),
    messages,
  ),
  names: merged('name', readNames(), names),
};

writeFileSync(join(catalogues, `${language}.json`), `${JSON.stringify(next, null, 2)}\n`);
