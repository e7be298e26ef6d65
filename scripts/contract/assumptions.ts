import { capitalized } from '../../src/lib/text/capitalized.ts';

interface Mark {
  /** Its path of keys in the contract. */
  path: string[];
  /** The same as text. */
  where: string;
  why: string;
  /** What the back office does in that case. */
  ifWrong: string;
}

export interface Assumption extends Omit<Mark, 'path'> {
  /** Its line in docs/assumptions.md. */
  line: number;
  /** Its location in the contract: `components/schemas/Package/properties/vendor`. */
  location: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const split = (text: string) => {
  const [why = '', ifWrong = ''] = text.split(/\s*If wrong: /);
  return { why, ifWrong: capitalized(ifWrong) };
};

/** A mark about many places lists them. */
const marks = (mark: unknown, path: string[]): Mark[] => {
  if (typeof mark === 'string') return [{ path, where: describe(path), ...split(mark) }];
  if (!isObject(mark)) return [];
  return Object.entries(mark).flatMap(([where, text]) =>
    typeof text === 'string' ? [{ path: [...path, where], where, ...split(text) }] : [],
  );
};

const collect = (node: unknown, path: string[]): Mark[] => {
  if (Array.isArray(node)) {
    return node.flatMap((item: unknown, index) => collect(item, [...path, nameOf(item) ?? String(index)]));
  }
  if (!isObject(node)) return [];
  const { 'x-assumed': mark, ...others } = node;
  return marks(mark, path).concat(
    Object.entries(others).flatMap(([key, value]) => collect(value, [...path, key])),
  );
};

const nameOf = (item: unknown) => (isObject(item) && typeof item.name === 'string' ? item.name : undefined);

const noise = new Set([
  'paths',
  'components',
  'schemas',
  'properties',
  'content',
  'schema',
  'application/json',
  'items',
]);

const describe = (path: string[]) => {
  const words = path.filter((part) => !noise.has(part));
  return words
    .map((part) => (/^(get|post|patch|delete)$/.test(part) ? part.toUpperCase() : part))
    .join(' › ');
};

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Every `x-assumed` in the contract, in order. */
export const assumptionsIn = (contract: unknown): Assumption[] =>
  collect(contract, []).map(({ path, ...mark }, index) => ({
    line: index + 1,
    location: path.join('/'),
    ...mark,
  }));

/** docs/assumptions.md: a numbered table of every `x-assumed` in the contract, in order. */
export const assumptionsPage = (contract: unknown) => {
  const rows = assumptionsIn(contract).map(
    ({ line, location, where, why, ifWrong }) =>
      `| ${line} | ${location.startsWith('info/') ? where : `\`${where}\``} | ${cell(why)} | ${cell(ifWrong)} | |`,
  );
  return [
    '# What the contract assumes',
    '',
    'Generated from the `x-assumed` marks in `openapi/admin.yaml` by `npm run generate`.',
    'The backend team confirms or corrects each line; a correction is made in the contract. The fourth column says what the',
    'back office does until then. A mark speaks for the same field of other resources, too.',
    '',
    '| # | Where | Assumed because | If it is wrong | Answer |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};
