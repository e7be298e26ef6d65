import { expect, it } from 'vitest';
import { seoWarnings } from './seo-warnings';

const texts = {
  name: 'Everest',
  title: 'Everest treks',
  description: 'Every classic walk.',
  slug: 'everest',
  storedSlug: 'everest',
};
const short = { title: texts.title, description: texts.description };
const peer = { name: 'Annapurna', title: 'Annapurna treks', description: 'Terraces.' };

it('has nothing to say of texts that are there, short enough and of their own', () => {
  expect(seoWarnings(texts, short, [peer])).toEqual([]);
});

it('offers the name for a title that is missing, and the text for a description', () => {
  const text = () => 'Two weeks.';
  const missing = { ...texts, title: '', description: '', text };
  const warnings = seoWarnings(missing, { ...short, title: 'Everest' }, []);
  expect(warnings.map(({ field, mend }) => [field, mend?.value])).toEqual([
    ['meta_page_title', 'Everest'],
    ['meta_description', text],
  ]);
});

it('says nothing of a page on which nothing was written yet', () => {
  const empty = { name: '', title: '', description: '', slug: '', storedSlug: '' };
  expect(seoWarnings(empty, { title: '', description: '' }, [])).toEqual([]);
});

it('offers what fits in the place of what is too long', () => {
  expect(seoWarnings(texts, { title: 'Everest', description: 'Every' }, [])).toMatchObject([
    { field: 'meta_page_title', mend: { value: 'Everest' } },
    { field: 'meta_description', mend: { value: 'Every' } },
  ]);
});

it('names the page that has the same texts, however they are written', () => {
  const twin = { name: 'Khumbu', title: ' EVEREST treks', description: 'every classic walk.' };
  expect(seoWarnings(texts, short, [peer, twin]).map(({ message }) => message)).toEqual([
    '“Khumbu” has the same meta page title.',
    '“Khumbu” has the same meta description.',
  ]);
});

it('warns of the links that a new slug breaks, but for a new page', () => {
  expect(seoWarnings({ ...texts, slug: 'khumbu' }, short, [])).toMatchObject([
    { field: 'slug', mend: { value: 'everest' } },
  ]);
  expect(seoWarnings({ ...texts, slug: 'khumbu', storedSlug: '' }, short, [])).toEqual([]);
});
