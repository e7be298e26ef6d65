import { expect, it } from 'vitest';
import { isBlankHtml } from './html';

it.each([null, undefined, '', '<p></p>', '<p> <br></p>', '<p>&nbsp;&#160;</p>'])(
  'takes %j for blank',
  (html) => {
    expect(isBlankHtml(html)).toBe(true);
  },
);

it.each(['<p>Food</p>', '<p><img src="/a.jpg"></p>', '<table><tr><td></td></tr></table>', '<hr>'])(
  'takes %j for content',
  (html) => {
    expect(isBlankHtml(html)).toBe(false);
  },
);
