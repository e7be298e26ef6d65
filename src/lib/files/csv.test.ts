import { expect, it } from 'vitest';
import { toCsv } from './csv';

const body = (...rows: Parameters<typeof toCsv>[1]) => toCsv(['a'], rows).slice('\uFEFFa\r\n'.length);

it('starts with a byte-order mark and the header', () => {
  expect(toCsv(['ID', 'Title'], [])).toBe('\uFEFFID,Title\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+977 1', "'+977 1"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  [' \u00a0=1+1', "' \u00a0=1+1"],
  ['＝1+1', "'＝1+1"],
  ['-12.5', '-12.5'],
])('neutralises %j', (value, expected) => {
  expect(body([value])).toBe(`${expected}\r\n`);
});

it('quotes by RFC 4180', () => {
  expect(body(['a "b", c'], ['line\nbreak'])).toBe('"a ""b"", c"\r\n"line\nbreak"\r\n');
});

it('writes numbers, booleans, absent values and any script as they are', () => {
  expect(body([12, true, null, undefined, 'अन्नपूर्ण'])).toBe('12,true,,,अन्नपूर्ण\r\n');
});
