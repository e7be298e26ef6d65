interface Assumption {
  where: string;
  why: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const collect = (node: unknown, path: string[]): Assumption[] => {
  if (Array.isArray(node)) {
    return node.flatMap((item: unknown, index) => collect(item, [...path, nameOf(item) ?? String(index)]));
  }
  if (!isObject(node)) return [];
  const own =
    typeof node['x-assumed'] === 'string' ? [{ where: describe(path), why: node['x-assumed'] }] : [];
  return own.concat(Object.entries(node).flatMap(([key, value]) => collect(value, [...path, key])));
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

/** docs/assumptions.md: a numbered table of every `x-assumed` in the contract, in its order. */
export const assumptionsPage = (contract: unknown) => {
  const rows = collect(contract, []).map(
    ({ where, why }, index) => `| ${index + 1} | \`${where}\` | ${why.replaceAll('|', '\\|')} | |`,
  );
  return [
    '# What the contract assumes',
    '',
    'Generated from the `x-assumed` marks in `openapi/admin.yaml` by `npm run generate`.',
    'The backend team confirms or corrects each line; a correction is made in the contract.',
    '',
    '| # | Where | Assumed because | Answer |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};
