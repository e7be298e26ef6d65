import { escaped } from '@/lib/text/escaped';
import { typedText } from '@/lib/text/typed-text';
import type { HelpNode, HelpTask } from './help-node';

/** The words of what was typed into the search. */
export const searchWords = (typed: string): string[] => typedText(typed).split(' ').filter(Boolean);

const textIn = (nodes: readonly HelpNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');

const headingsIn = (nodes: readonly HelpNode[]) =>
  textIn(nodes.filter((node) => typeof node !== 'string' && node.tag === 'h3'));

/** The tasks whose title and text have all words, those with a heading about them first; all tasks for none. */
export const tasksWith = (tasks: readonly HelpTask[], words: readonly string[]): readonly HelpTask[] => {
  const patterns = words.map((word) => new RegExp(escaped(word), 'iu'));
  const hasAll = (text: string) => patterns.every((pattern) => pattern.test(text));
  const isAbout = ({ title, nodes }: HelpTask) => hasAll(`${title}\n${headingsIn(nodes)}`);
  const found = tasks.filter(({ title, nodes }) => hasAll(`${title}\n${textIn(nodes)}`));
  return [...found.filter(isAbout), ...found.filter((task) => !isAbout(task))];
};

/** A text in parts, every second of which is one of the words. */
export const partsByWords = (text: string, words: readonly string[]): string[] =>
  words.length === 0 ? [text] : text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'));
