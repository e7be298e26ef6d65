/** A text of the help, or an element around some. */
export type HelpNode = string | HelpElement;

export interface HelpElement {
  /** As in HTML. */
  tag: string;
  attrs: Record<string, string>;
  children: HelpNode[];
}

export interface HelpTask {
  /** By which links lead to it. */
  id: string;
  title: string;
  nodes: HelpNode[];
}

export interface HelpText {
  /** What comes before the first task. */
  lead: HelpNode[];
  tasks: HelpTask[];
}
