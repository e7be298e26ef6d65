import { escaped } from '@/lib/text/escaped';
import { type HelpNode, type HelpTask, textOf } from './help-node';

/** A task up to its first heading, or what stands below a heading. */
export interface HelpPart extends HelpTask {
  /** The title of the task that the heading is in. */
  task?: string;
}

const textIn = (nodes: readonly HelpNode[]): string => nodes.map(textOf).join('');

/** The task in parts: each heading begins one. */
const partsOf = ({ nodes, ...task }: HelpTask): HelpPart[] => {
  const parts: HelpPart[] = [{ ...task, nodes: [] }];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === 'h3') {
      const title = textOf(node);
      const { lang } = node.attrs;
      parts.push({ ...task, id: node.attrs.id ?? task.id, title, lang, task: task.title, nodes: [] });
    } else parts.at(-1)?.nodes.push(node);
  }
  return parts;
};

/** Any form of a word, by its stem, from the beginning of the word. */
const formsOf = (stem: string) => `(?<![\\p{L}\\p{M}\\p{N}])${escaped(stem)}[\\p{L}\\p{M}]*`;

/** How well a part says a word; 0 if it lacks it. */
const worthOf = ({ title, task = '', words = '', nodes }: HelpPart, stems: readonly string[]): number => {
  const text = `${textIn(nodes)}\n${words}`;
  const worths = stems.map((stem, index) => {
    const pattern = new RegExp(formsOf(stem), 'giu');
    const [inTitle, inTask, inText] = [title, task, text].map((one) => (one.match(pattern) ?? []).length);
    const worth = (inTitle ? 6 : 0) + (inTask ? 1 : 0) + Math.min(inText ?? 0, 4);
    return index === 0 ? worth : worth / 2;
  });
  return Math.max(...worths);
};

/**
 * The parts of the help about what is looked for, best first: those with every word, or else those with the most, if that
 * is at least half of them. A word that few parts have counts for more.
 */
export const partsAbout = (
  tasks: readonly HelpTask[],
  words: readonly (readonly string[])[],
): readonly HelpPart[] => {
  const rated = tasks
    .flatMap(partsOf)
    .map((part) => ({ part, worths: words.map((stems) => worthOf(part, stems)) }));
  const rarity = words.map((_, index) => {
    const having = rated.filter(({ worths }) => (worths[index] ?? 0) > 0).length;
    return Math.log(1 + rated.length / Math.max(having, 1));
  });
  const found = rated.map(({ part, worths }) => ({
    part,
    has: worths.filter((worth) => worth > 0).length,
    worth: worths.reduce((sum, worth, index) => sum + worth * (rarity[index] ?? 0), 0),
  }));
  const most = Math.max(...found.map(({ has }) => has));
  if (most === 0 || most < words.length / 2) return [];
  return found
    .filter(({ has }) => has === most)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ part }) => part);
};

/** A text in parts, every second of which is a form of one of the words. */
export const partsByWords = (text: string, words: readonly (readonly string[])[]): string[] =>
  words.length === 0 ? [text] : text.split(new RegExp(`(${words.flat().map(formsOf).join('|')})`, 'giu'));
