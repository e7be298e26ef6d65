import { expect, it } from 'vitest';
import { textOfHtml } from './pasted-text';

it.each([
  ['paragraphs and breaks', '<p>Day 1:\n  Arrival</p><p>A<br>B&nbsp;C</p>', 'Day 1: Arrival\nA\nB C'],
  [
    'the cells of a table, each row on a line',
    '<table><tr><td><p>Day 1</p></td><td><p>Arrival</p><p>by air</p></td></tr><tr><td>Day 2</td><td>Walk</td></tr></table>',
    'Day 1\tArrival by air\nDay 2\tWalk',
  ],
  ['the frame of a mail', '<table><tr><td><p>Day 1</p><p>Rest</p></td></tr></table>', 'Day 1\nRest'],
  ['items with a bullet', '<ul>\n  <li>Guide</li>\n  <li>• Tips</li>\n</ul>', '• Guide\n• Tips'],
  [
    'words of neighbouring blocks',
    '<div>Tengboche</div><div>In the morning</div>',
    'Tengboche\nIn the morning',
  ],
  ['an empty paragraph as a blank line', '<p>A</p><p>&nbsp;</p><p>B</p>', 'A\n\nB'],
  [
    'the lines of a mail of plain text',
    '<pre>Day 1: Arrival\nDay 2: Walk</pre>',
    'Day 1: Arrival\nDay 2: Walk',
  ],
  ['no styles', '<style>p { color: red }</style><script>alert(1)</script><p>Day 1</p>', 'Day 1'],
])('keeps %s', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
