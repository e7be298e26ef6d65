import { parseInert } from '@/lib/text/inert-html';
import { isRewritten, openText } from './open-text';

/** Elements that look the same under another name. */
const SAME: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };
/** Elements without a meaning of their own; their content and attributes still count. */
const NEUTRAL = new Set(['span', 'tbody', 'thead', 'tfoot', 'colgroup', 'p', 'body']);
/** Elements counted by occurrence, as they contain no text. */
const ATOMS = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'source', 'embed', 'area', 'track']);
/** Elements that are visible, or hold hidden data, even without text. */
const OPAQUE = new Set(
  'iframe video svg audio object template details meter progress textarea select button'.split(' '),
);

/** Styles that the editor converts to marks. */
const markOfStyle = (name: string, value: string): string | undefined => {
  if (name === 'font-weight') return /^(bold|bolder|[5-9]\d\d)$/.test(value) ? 'strong' : undefined;
  if (name === 'font-style') return value === 'italic' ? 'em' : undefined;
  if (name.startsWith('text-decoration') && value.includes('underline')) return 'u';
  if (name.startsWith('text-decoration') && value.includes('line-through')) return 's';
  return undefined;
};

const styleFeatures = function* (element: HTMLElement): Generator<string> {
  for (const name of element.style) {
    const value = element.style.getPropertyValue(name);
    const mark = markOfStyle(name, value);
    // A shorthand sets several properties; default values are no loss.
    if (mark !== undefined) yield `<${mark}>`;
    else if (!['initial', 'inherit', 'unset', 'normal'].includes(value)) yield `style ${name}: ${value}`;
  }
  const written = element.getAttribute('style') ?? '';
  if (written.trim() !== '' && element.style.length === 0) yield `style ${written}`;
};

const features = function* (element: Element): Generator<string> {
  const tag = element.localName;
  if (!NEUTRAL.has(tag)) yield `<${SAME[tag] ?? tag}>`;
  for (const { name, value } of element.attributes) {
    if (name === 'style') continue;
    if ((name === 'colspan' || name === 'rowspan') && value === '1') continue;
    if (tag === 'ol' && name === 'start' && value === '1') continue;
    yield `attribute ${name}=${value} of <${tag}>`;
  }
  if (element instanceof HTMLElement) yield* styleFeatures(element);
};

/** The amount of each feature in a text: letters for what surrounds text, occurrences for the rest. */
const inventory = (root: HTMLElement): Map<string, number> => {
  const found = new Map<string, number>();
  const add = (feature: string, amount: number) => found.set(feature, (found.get(feature) ?? 0) + amount);
  const visit = (node: ChildNode) => {
    if (node instanceof Comment) add('comments', 1);
    if (!(node instanceof Element)) return;
    const letters = node.textContent.replace(/\s/g, '').length;
    const bare = letters === 0 && node.attributes.length === 0 && !ATOMS.has(node.localName);
    // An empty element without attributes is invisible, unless it is one with its own rendering.
    if (!bare || node.localName.includes('-') || OPAQUE.has(node.localName)) {
      for (const feature of features(node)) add(feature, Math.max(letters, 1));
    }
    node.childNodes.forEach(visit);
  };
  // The text may contain a `<body>` with attributes.
  for (const feature of features(root)) add(feature, 1);
  root.childNodes.forEach(visit);
  return found;
};

const NAMES: [RegExp, string | ((match: RegExpExecArray) => string)][] = [
  [/^comments$/, $localize`comments`],
  [/^style (?:background-)?color:/, $localize`colours`],
  [/^style background/, $localize`backgrounds`],
  [/^style font-/, $localize`fonts`],
  [/^style ([\w-]+)/, (match) => $localize`the style “${match[1] ?? ''}:style:”`],
  [/^attribute (?:color|bgcolor|face)=/, $localize`colours and fonts`],
  [
    /^attribute (?:data-(?=on[a-z]))?(\S+?)=/,
    (match) => $localize`the attribute “${match[1] ?? ''}:attribute:”`,
  ],
];

const nameOf = (feature: string): string => {
  for (const [pattern, name] of NAMES) {
    const match = pattern.exec(feature);
    if (match) return typeof name === 'string' ? name : name(match);
  }
  return feature;
};

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'span', 'code', 'font']);

/** The runs of top-level text outside any block. */
const looseRuns = (root: HTMLElement): string[] => {
  const runs = [''];
  for (const node of root.childNodes) {
    const isLoose = node instanceof Text || (node instanceof Element && INLINE.has(node.localName));
    if (isLoose) runs.push((runs.pop() ?? '') + node.textContent);
    else runs.push('');
  }
  return runs;
};

const preformatted = (root: HTMLElement) => [...root.querySelectorAll('pre')].map((pre) => pre.textContent);

/** Whether white space changes that a site may render: in preformatted text, or outside paragraphs. */
const losesSpaces = (before: HTMLElement, after: HTMLElement) =>
  looseRuns(before).some((run) => /[\n\r\t]| {2}/.test(run.trim())) ||
  preformatted(before).join('\0') !== preformatted(after).join('\0');

const plainText = (root: HTMLElement) => root.textContent.replace(/\s/g, '');

/**
 * What the editor would lose of an HTML text, as readable text without duplicates; empty if nothing. Compares the text
 * with what the editor would write for it, so no list of known problems is needed.
 */
export const lossesOf = (html: string): string[] => {
  const before = parseInert(html);
  const { document, write } = openText(html);
  const written = write(document);
  if (written === html) return [];
  const after = parseInert(written);
  const left = inventory(after);
  const lost = [...inventory(before)].flatMap(([feature, amount]) =>
    (left.get(feature) ?? 0) < amount ? feature : [],
  );
  // A feature lost with its element is not listed separately.
  const names = lost.filter((feature) => !lost.includes(feature.split(' of ').at(1) ?? '')).map(nameOf);
  if (isRewritten(html)) names.push($localize`how its characters are written`);
  if (losesSpaces(before, after)) names.push($localize`line ends and spaces`);
  if (names.length === 0 && plainText(before) !== plainText(after)) names.push($localize`some of its words`);
  return [...new Set(names)];
};
