// The help as data: docs/administrators.md, and its translations, docs/administrators.<language>.md.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { imageDimensionsFromData } from 'image-dimensions';
import MarkdownIt, { type Token } from 'markdown-it';
import {
  type HelpElement,
  type HelpHeading,
  type HelpNode,
  type HelpTask,
  type HelpText,
  textOf,
} from '../../src/features/help/help-node.ts';
import { anchorOf } from '../../src/lib/text/anchor.ts';
import { readHelpFile } from '../languages/catalogue.ts';

export const folder = fileURLToPath(new URL('../../docs/', import.meta.url));

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

const isHeading = (node: HelpNode, tag: string): node is HelpElement =>
  typeof node !== 'string' && node.tag === tag;

/** A heading's anchor and text. A translation names the anchor of the English one: `## <a id="sign-in"></a>साइन इन`. */
const headingOf = (node: HelpElement) => {
  const [, id, title = ''] = /^(?:<a id="(.+)"><\/a>)?(.*)$/.exec(textOf(node)) ?? [];
  return { id: id ?? anchorOf(title), title };
};

/** The text of the help: a task per heading, and what precedes the first; headings within a task have an anchor, too. */
export const helpText = (markdown: string): HelpText => {
  const help: HelpText = { lead: [], tasks: [] };
  for (const node of treeOf(new MarkdownIt().parse(markdown, {}))) {
    if (isHeading(node, 'h2')) help.tasks.push({ ...headingOf(node), nodes: [] });
    else if (!isHeading(node, 'h1')) {
      if (isHeading(node, 'h3')) {
        const { id, title } = headingOf(node);
        node.attrs.id = id;
        node.children = [title];
      }
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

/** The parts of the help by the anchors of their headings: a task up to the first heading within it, and from each of these. */
export const helpParts = ({ tasks }: { tasks: readonly HelpTask[] }): Map<string, HelpNode[]> => {
  const parts = new Map<string, HelpNode[]>();
  for (const { id, nodes } of tasks) {
    let part: HelpNode[] = [];
    parts.set(id, part);
    for (const node of nodes) {
      if (isHeading(node, 'h3')) parts.set(String(node.attrs.id), (part = []));
      part.push(node);
    }
  }
  return parts;
};

const elementsIn = (nodes: readonly HelpNode[]): HelpElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

/** The words of the interface that a part names: those in bold. */
export const boldIn = (nodes: readonly HelpNode[]): string[] =>
  elementsIn(nodes).flatMap((node) => (node.tag === 'strong' ? textOf(node) : []));

const inEnglish = (node: HelpNode): HelpNode =>
  typeof node === 'string' ? node : { ...node, attrs: { ...node.attrs, lang: 'en' } };

/** The help in another language, found by English words, too. A part that the translation lacks stays English. */
const translatedHelp = (english: HelpText, { lead, tasks }: HelpText): HelpText => {
  const parts = helpParts({ tasks });
  return {
    lead,
    tasks: english.tasks.map(({ id, title, nodes }) => {
      const translated = tasks.find((task) => task.id === id);
      return {
        id,
        title: translated?.title ?? title,
        ...(!translated && { lang: 'en' }),
        words: [
          title,
          ...new Set(
            elementsIn(nodes).flatMap((node) =>
              node.tag === 'h3' || node.tag === 'strong' ? textOf(node) : [],
            ),
          ),
        ].join('\n'),
        nodes: [...helpParts({ tasks: [{ id, title, nodes }] })].flatMap(
          ([part, inSource]) => parts.get(part) ?? inSource.map(inEnglish),
        ),
      };
    }),
  };
};

/** The help in a language. */
export const readHelp = (language: string): HelpText => {
  const [english, own] = [helpText(readHelpFile('en')), helpText(readHelpFile(language))];
  return language === 'en' ? english : translatedHelp(english, own);
};

/** The help as texts of a catalogue: in the scripts of a language is only its own. */
export const helpMessages = (language: string): Record<string, string> => {
  const [english, translated] = [readHelp('en'), readHelp(language)];
  return Object.fromEntries(
    [(help: HelpText) => help, helpHeadings].map((of) => [
      `:help|:${JSON.stringify(of(english))}`,
      JSON.stringify(of(translated)),
    ]),
  );
};
