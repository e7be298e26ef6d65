import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageDimensionsFromData } from 'image-dimensions';
import MarkdownIt, { type Token } from 'markdown-it';
import type { Plugin } from 'vite';
import type { HelpElement, HelpHeading, HelpNode, HelpText } from '@/features/help/help-node';
import { anchorOf } from '../../src/lib/text/anchor.ts';

const folder = fileURLToPath(new URL('../../docs/', import.meta.url));
const source = `${folder}administrators.md`;
const name = 'virtual:help';
/** Apart from the text, which is loaded with the help's screen. */
const headingsName = 'virtual:help-headings';
/** The day of the latest news, for the screens that say that there is some. */
const newsName = 'virtual:help-news';

const pictureOf = (path: string, alt: string): HelpElement => {
  const { width = 0, height = 0 } = imageDimensionsFromData(readFileSync(folder + path)) ?? {};
  return {
    tag: 'img',
    attrs: { src: path, alt, width: String(width), height: String(height) },
    children: [],
  };
};

const elementOf = ({ tag, type, attrs, content }: Token): HelpElement =>
  type === 'image'
    ? pictureOf(String(attrs?.find(([key]) => key === 'src')?.[1]), content)
    : {
        tag,
        attrs: Object.fromEntries(attrs?.map(([key, value]) => [key, String(value)]) ?? []),
        children: content === '' ? [] : [content],
      };

/** Converts a flat list of opening and closing tokens to a tree. */
const treeOf = (tokens: readonly Token[]): HelpNode[] => {
  const whole: HelpNode[] = [];
  const open = [whole];
  for (const token of tokens) {
    const here = open.at(-1) ?? whole;
    if (token.type === 'inline') here.push(...treeOf(token.children ?? []));
    else if (token.type === 'text') here.push(token.content);
    else if (token.type === 'softbreak') here.push(' ');
    else if (token.nesting < 0) open.pop();
    // The paragraph of a tight list item.
    else if (token.hidden) open.push(here);
    else {
      const element = elementOf(token);
      here.push(element);
      if (token.nesting > 0) open.push(element.children);
    }
  }
  return whole;
};

const textOf = (node: HelpNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

const isHeading = (node: HelpNode, tag: string): node is HelpElement =>
  typeof node !== 'string' && node.tag === tag;

/** The text of the help: a task per heading, and what precedes the first; headings within a task have an anchor, too. */
export const helpText = (markdown: string): HelpText => {
  const help: HelpText = { lead: [], tasks: [] };
  for (const node of treeOf(new MarkdownIt().parse(markdown, {}))) {
    if (isHeading(node, 'h2')) {
      const title = textOf(node);
      help.tasks.push({ id: anchorOf(title), title, nodes: [] });
    } else if (!isHeading(node, 'h1')) {
      if (isHeading(node, 'h3')) node.attrs.id = anchorOf(textOf(node));
      (help.tasks.at(-1)?.nodes ?? help.lead).push(node);
    }
  }
  return help;
};

/** The headings of the help, in order. */
export const helpHeadings = ({ tasks }: HelpText): HelpHeading[] =>
  tasks.flatMap(({ id, title, nodes }) => [
    { id, title },
    ...nodes
      .filter((node) => isHeading(node, 'h3'))
      .map((node) => ({ id: String(node.attrs.id), title: textOf(node), task: title })),
  ]);

/** The day of the latest news, as it is written. */
export const latestNews = ({ tasks }: HelpText): string => {
  const [day] = tasks.find(({ id }) => id === 'what-is-new')?.nodes ?? [];
  return day === undefined ? '' : textOf(day);
};

/** Makes docs/administrators.md importable as parsed data: browsers parse no Markdown, images become assets. */
export const helpPage = (): Plugin => ({
  name: 'help-page',
  resolveId: {
    filter: { id: new RegExp(`^(${name}|${headingsName}|${newsName})$`) },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: new RegExp(`^\0(${name}|${headingsName}|${newsName})$`) },
    handler(id) {
      this.addWatchFile(source);
      const markdown = readFileSync(source, 'utf8');
      if (id.endsWith(headingsName))
        return `export const headings = ${JSON.stringify(helpHeadings(helpText(markdown)))};`;
      if (id.endsWith(newsName))
        return `export const latest = ${JSON.stringify(latestNews(helpText(markdown)))};`;
      const pictures = [
        ...new Set([...markdown.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path)),
      ];
      const code = pictures.reduce(
        (text, path, index) => text.replaceAll(`"src":${JSON.stringify(path)}`, `"src":picture${index}`),
        JSON.stringify(helpText(markdown)),
      );
      const imports = pictures.map(
        (path, index) => `import picture${index} from ${JSON.stringify(folder + path)};`,
      );
      return [...imports, `export const help = ${code};`].join('\n');
    },
  },
});
