import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { HelpElement, HelpNode } from '@/features/help/help-node';
import { helpHeadings, helpText, latestNews } from './help-text.ts';

const help = helpText(readFileSync('docs/administrators.md', 'utf8'));
const { lead, tasks } = help;

const elementsIn = (nodes: readonly HelpNode[]): HelpElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

const all = elementsIn([...lead, ...tasks.flatMap(({ nodes }) => nodes)]);
const valuesOf = (tag: string, attr: string) =>
  all.flatMap((element) => (element.tag === tag ? (element.attrs[attr] ?? '') : []));

it('leads within itself to tasks', () => {
  const addresses = tasks.map(({ id }) => `#${id}`);
  expect(new Set(addresses).size).toBe(14);
  expect(valuesOf('a', 'href').filter((href) => !addresses.includes(href))).toEqual([]);
});

it('has an anchor for each heading, those within a task too', () => {
  const headings = helpHeadings(help);
  expect(headings).toContainEqual({
    id: 'plan-its-departures',
    title: 'Plan its departures',
    task: 'Make a package ready to be sold',
  });
  expect(valuesOf('h3', 'id')).toEqual(headings.filter(({ task }) => task).map(({ id }) => id));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
});

it('has steps for each task', () => {
  const without = tasks.filter(({ nodes }) => !elementsIn(nodes).some(({ tag }) => tag === 'ol'));
  expect(without.map(({ id }) => id)).toEqual(['what-is-new']);
});

it('has news by day, the latest first and ten at most', () => {
  const news = elementsIn(tasks.find(({ id }) => id === 'what-is-new')?.nodes ?? []);
  const days = news.flatMap(({ tag, children: [day] }) =>
    tag === 'em' && typeof day === 'string' ? Date.parse(`${day} UTC`) : [],
  );
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days[0]).toBe(Date.parse(`${latestNews(help)} UTC`));
  expect(news.filter(({ tag }) => tag === 'li').length).toBeLessThanOrEqual(10);
});

it('has pictures with a size and a text, of no more than 60 kB each', () => {
  const pictures = valuesOf('img', 'src');
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((path) => statSync(`docs/${path}`).size > 60_000)).toEqual([]);
  for (const attr of ['width', 'height', 'alt'])
    expect(valuesOf('img', attr).filter((value) => value === '' || value === '0')).toEqual([]);
});

it('shows every picture that was taken', () => {
  const taken = readdirSync('docs/screenshots/help').map((file) => `screenshots/help/${file}`);
  expect(valuesOf('img', 'src').toSorted()).toEqual(taken.toSorted());
});
