import { expect, it } from 'vitest';
import { nounsOf } from './nouns';

it.each([
  ['Top deals', 'top deals'],
  ['SEO pages', 'SEO pages'],
  ['FAQs', 'FAQs'],
  ['पदयात्रा', 'पदयात्रा'],
])('calls the records of “%s” %s', (title, nouns) => {
  expect(nounsOf(title)).toBe(nouns);
});
