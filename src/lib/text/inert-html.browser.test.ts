import { expect, it } from 'vitest';
import { parseInert, withoutHandlers } from './inert-html';

const attributesOf = (html: string) =>
  [...parseInert(html).querySelectorAll('*')].flatMap((element) => element.getAttributeNames());

it.each([
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  "<p title='a > b' onclick='alert(\"on\")'>x</p>",
  '<svg/onload=alert(1)>',
  '<IMG\nONERROR = alert(1)>',
  '<iframe src="https://www.google.com/maps/embed" onload="alert(1)"></iframe>',
  '<body onload=alert(1)><p onclick>x',
  '<video><source onerror="alert(1)"></video>',
])('no handler of %j is ever parsed', (html) => {
  expect(attributesOf(html).filter((name) => name.startsWith('on'))).toEqual([]);
});

it('a `<base>` becomes an inert `<link>`', () => {
  const { children } = parseInert('<BASE href="https://evil.tld/"><p>x</p>');
  expect([...children].map(({ localName }) => localName)).toEqual(['link', 'p']);
});

it.each([
  '<p>Walk on = 3 hours, one=1</p>',
  '<a href="https://example.com/?a=1&onload=2" title="on click=1">x</a>',
  'if a <b and on=1',
  '<p data-once="1">x</p>',
])('leaves %j as it is', (html) => {
  expect(withoutHandlers(html)).toBe(html);
});
