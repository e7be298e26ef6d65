import { enumLabel } from '@/lib/text/labels';

interface RichText<Name extends string> {
  name: Name;
  label: string;
  kind: 'text';
  holds: 'rich text';
}

/** Fields of formatted text, labelled by their names. */
export const richTexts = <Name extends string>(...names: Name[]): RichText<Name>[] =>
  names.map((name) => ({ name, label: enumLabel(name), kind: 'text', holds: 'rich text' }));
