import { expect, it } from 'vitest';
import { firstNonBlank, personName, recordName } from './record-name';

it.each([
  ['the first that is not blank', [null, ' ', 'Namche'], 'Namche'],
  ['none of only characters that cannot be seen', ['\u200b\u2060', 'Namche'], 'Namche'],
  ['no direction marks, which would turn round its sentence', ['\u202eehcmaN\u202c Lodge'], 'ehcmaN Lodge'],
  ['joiners of Devanagari', ['\u0930\u094d\u200d\u092f'], '\u0930\u094d\u200d\u092f'],
])('names by %s', (_, names, name) => {
  expect(firstNonBlank(...names)).toBe(name);
});

it('reads the name of a person and of any record so', () => {
  expect(personName({ full_name: '\u200e', username: '\u2067sita' })).toBe('sita');
  expect(recordName({ title: '\u202eTrek', name: 'Other' })).toBe('Trek');
});
