import { expect, it } from 'vitest';
import { partsByWords, searchWords, tasksWith } from './help-search';

const task = (id: string, text: string) => ({
  id,
  title: id,
  nodes: [{ tag: 'p', attrs: {}, children: ['Press ', { tag: 'strong', attrs: {}, children: [text] }] }],
});
const tasks = [task('Undo', 'Change back (all)'), task('Import', 'Rows'), task('Back', 'Go there')];

it.each([
  ['', ['Undo', 'Import', 'Back']],
  [' BACK  undo ', ['Undo']],
  ['back', ['Back', 'Undo']],
  ['press rows', ['Import']],
  ['(all)', ['Undo']],
  ['rows undo', []],
])('finds the tasks with all words of %j', (typed, found) => {
  expect(tasksWith(tasks, searchWords(typed)).map(({ id }) => id)).toEqual(found);
});

it('marks each word where it is', () => {
  expect(partsByWords('Undo (all), then undo', searchWords('undo (all)'))).toEqual([
    '',
    'Undo',
    ' ',
    '(all)',
    ', then ',
    'undo',
    '',
  ]);
  expect(partsByWords('Undo', [])).toEqual(['Undo']);
});
