import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params';

test('values stay text, even if they look like numbers', () => {
  expect(parseSearch('?q=123&flag=true&json=%7B%22a%22%3A1%7D&none=null')).toEqual({
    q: '123',
    flag: 'true',
    json: '{"a":1}',
    none: 'null',
  });
});

test('a repeated key becomes a list', () => {
  expect(parseSearch('?type=hotel&type=room')).toEqual({ type: ['hotel', 'room'] });
});

test('the written query is readable and has no empty values', () => {
  expect(stringifySearch({ page: 2, title: 'abc', status: false, q: '', gone: undefined, none: null })).toBe(
    '?page=2&title=abc&status=false',
  );
  expect(stringifySearch({})).toBe('');
});

test('text in any script survives the round trip', () => {
  const search = { title: 'पोखरा & "lake" 50% +1', name: 'فندق 🏔️' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('broken percent escapes and prototype keys do no harm', () => {
  expect(parseSearch('?q=%E0%A4%A')).toHaveProperty('q');
  expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype);
});
