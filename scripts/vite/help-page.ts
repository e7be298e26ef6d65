import type { Plugin } from 'vite';
import type { HelpText } from '@/features/help/help-node';
import { helpFile, readCatalogues } from '../languages/catalogue.ts';
import { folder, helpHeadings, latestNews, readHelp } from './help-text.ts';

const name = 'virtual:help';
/** Apart from the text, which is loaded with the help's screen. */
const headingsName = 'virtual:help-headings';
/** The day of the latest news, for the screens that say that there is some. */
const newsName = 'virtual:help-news';

interface HelpPageOptions {
  /** Whether nothing is built, so that the language is chosen where it runs. */
  atRunTime: boolean;
}

const languages = () => ['en', ...readCatalogues().keys()];

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** Code for something of the help in the page's language: a text that the build writes, as those of the interface. */
const inLanguage = (of: (help: HelpText) => unknown, atRunTime: boolean): string =>
  atRunTime
    ? `${JSON.stringify(Object.fromEntries(languages().map((language) => [language, of(readHelp(language))])))}[language]`
    : `JSON.parse($localize\`:help|:${escaped(JSON.stringify(of(readHelp('en'))))}\`)`;

const picturesIn = (text: string) => [
  ...new Set([...text.matchAll(/"src":"([^"]+)"/g)].map(([, path = '']) => path)),
];

/** Makes docs/administrators.md importable as parsed data: browsers parse no Markdown, images become assets. */
export const helpPage = ({ atRunTime }: HelpPageOptions): Plugin => ({
  name: 'help-page',
  resolveId: {
    filter: { id: new RegExp(`^(${name}|${headingsName}|${newsName})$`) },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: new RegExp(`^\0(${name}|${headingsName}|${newsName})$`) },
    handler(id) {
      for (const language of languages()) this.addWatchFile(helpFile(language));
      const chosen = atRunTime ? `import { language } from '@/lib/languages/language';` : '';
      if (id.endsWith(newsName))
        return `export const latest = ${JSON.stringify(latestNews(readHelp('en')))};`;
      if (id.endsWith(headingsName))
        return `${chosen}export const headings = ${inLanguage(helpHeadings, atRunTime)};`;
      const pictures = picturesIn(JSON.stringify(readHelp('en')));
      return [
        chosen,
        ...pictures.map((path, index) => `import picture${index} from ${JSON.stringify(folder + path)};`),
        `export const pictures = {${pictures.map((path, index) => `${JSON.stringify(path)}: picture${index}`).join()}};`,
        `export const help = ${inLanguage((help) => help, atRunTime)};`,
      ].join('\n');
    },
  },
});
