import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { mantineStyles } from './mantine-styles.ts';

interface Transform {
  handler: (code: string, id: string) => { code: string } | undefined;
}

const plugin = mantineStyles();
const { handler } = plugin.transform as unknown as Transform;
const [order] = (plugin.transformIndexHtml as unknown as () => { children: string }[])();
const layers = /@layer (.*);/.exec(order?.children ?? '')?.[1]?.split(',') ?? [];

it('knows a place in the order for every component of Mantine', () => {
  const components = globSync('node_modules/@mantine/core/esm/**/*.module.mjs').map((file) =>
    basename(file, '.module.mjs'),
  );
  expect(components.length).toBeGreaterThan(90);
  expect(components.filter((name) => !layers.includes(`mantine.${name}`))).toEqual([]);
});

it('puts components after what they are made of, and other packages after the core', () => {
  const inOrder = ['global', 'UnstyledButton', 'Input', 'Button', 'dates', 'tiptap'];
  const places = inOrder.map((name) => layers.indexOf(`mantine.${name}`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('adds the stylesheet to the class map of a component, and wraps it in its layer', () => {
  const map = '/app/node_modules/@mantine/core/esm/components/Button/Button.module.mjs';
  expect(handler('export {};', map)?.code).toMatch(
    /^export {};\nimport ".*@mantine\/core\/styles\/Button\.css";$/,
  );
  expect(handler('.a{}', '/app/node_modules/@mantine/core/styles/Button.css')?.code).toBe(
    '@layer mantine.Button {\n.a{}\n}',
  );
  const dates = '/app/node_modules/@mantine/dates/esm/components/Day/Day.module.mjs';
  expect(handler('', dates)?.code).toMatch(/@mantine\/dates\/styles\.css";$/);
});
