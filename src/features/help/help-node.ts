/** A text of the help, or an element with children. */
export type HelpNode = string | HelpElement;

export interface HelpElement {
  /** As in HTML. */
  tag: string;
  attrs: Record<string, string>;
  children: HelpNode[];
}

/** The text of a node, without markup. */
export const textOf = (node: HelpNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

export interface HelpTask {
  /** The fragment of links to it. */
  id: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string;
  /** The English words by which a translation is found, too. */
  words?: string;
  nodes: HelpNode[];
}

export interface HelpText {
  /** The text before the first task. */
  lead: HelpNode[];
  tasks: HelpTask[];
}

/** A heading of the help. */
export interface HelpHeading {
  /** The fragment of links to it. */
  id: string;
  title: string;
  /** The title of its task, if it is within one. */
  task?: string;
}
