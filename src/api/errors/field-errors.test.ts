import { expect, it } from 'vitest';
import { readFieldErrors } from './field-errors';

it.each([
  ['lists of texts', { title: ['Taken.', 'Short.'] }, { title: ['Taken.', 'Short.'] }],
  ['texts', { title: ' Taken. ' }, { title: ['Taken.'] }],
  ['dotted keys', { 'rooms.0.name': ['Missing.'] }, { 'rooms.0.name': ['Missing.'] }],
  [
    'bracket keys',
    {
      'meta_tag[title]': ['Long.'],
      'rooms[0][name]': ['Missing.'],
      'images[]': ['Large.'],
      'rooms[1].beds': ['Few.'],
    },
    {
      'meta_tag.title': ['Long.'],
      'rooms.0.name': ['Missing.'],
      images: ['Large.'],
      'rooms.1.beds': ['Few.'],
    },
  ],
  ['nested objects', { meta_tag: { title: ['Long.'] } }, { 'meta_tag.title': ['Long.'] }],
  ['a nested title', { meta_tag: { title: 'Long.' } }, { 'meta_tag.title': ['Long.'] }],
  ['the title of a row', { days: [{}, { title: 'Long.' }] }, { 'days.1.title': ['Long.'] }],
  ['an entry that has but a title', [{ title: 'Late.' }], { '': ['Late.'] }],
  [
    'nested rows',
    { rooms: [{ name: ['Missing.'] }, { name: 'Short.' }] },
    { 'rooms.0.name': ['Missing.'], 'rooms.1.name': ['Short.'] },
  ],
  [
    'a list of entries',
    [
      { field: 'title', message: 'Taken.' },
      { path: ['rooms', 0, 'name'], msg: 'Missing.', code: 'required' },
    ],
    { title: ['Taken.'], 'rooms.0.name': ['Missing.'] },
  ],
  [
    'JSON:API entries',
    [
      { status: '422', source: { pointer: '/data/attributes/title' }, title: 'Invalid', detail: 'Taken.' },
      { id: 'e2', source: { pointer: '/data/relationships/region' }, detail: 'Unknown.', meta: {} },
      { source: { pointer: '/data/attributes/rooms/0/name' }, detail: 'Missing.' },
      { source: { parameter: 'slug' }, detail: 'Odd.' },
      { source: { pointer: '/data' }, detail: 'Late.' },
    ],
    { title: ['Taken.'], region: ['Unknown.'], 'rooms.0.name': ['Missing.'], slug: ['Odd.'], '': ['Late.'] },
  ],
  [
    'entries of other frameworks',
    [
      { type: 'missing', loc: ['body', 'title'], msg: 'Required.' },
      { propertyPath: 'rooms[0].name', message: 'Short.' },
    ],
    { title: ['Required.'], 'rooms.0.name': ['Short.'] },
  ],
  [
    'entries with several messages',
    [
      { field: 'title', messages: ['Taken.', 'Short.'] },
      { property: 'slug', constraints: { isSlug: 'Odd.' }, children: [] },
    ],
    { 'title.messages': ['Taken.', 'Short.'], 'slug.constraints.is_slug': ['Odd.'] },
  ],
  [
    'fields in another spelling',
    {
      Title: ['Taken.'],
      displayName: ['Long.'],
      'MetaTag.PageTitle': ['Short.'],
      'rooms[0][bedCount]': ['Few.'],
      imageURL: ['Odd.'],
      SLUG: ['Missing.'],
    },
    {
      title: ['Taken.'],
      display_name: ['Long.'],
      'meta_tag.page_title': ['Short.'],
      'rooms.0.bed_count': ['Few.'],
      image_url: ['Odd.'],
      slug: ['Missing.'],
    },
  ],
  ['entries under a field', { title: [{ message: 'Taken.', code: 'unique' }] }, { title: ['Taken.'] }],
  ['a field that is called message', { message: ['Too short.'] }, { message: ['Too short.'] }],
  ['texts without a field', ['Not now.', 'Never.'], { '': ['Not now.', 'Never.'] }],
  ['one text', 'Not now.', { '': ['Not now.'] }],
  [
    'fields that are well, named with no text',
    { title: ['Taken.', null], slug: '', rooms: [null, { name: ['Missing.'] }] },
    { title: ['Taken.'], 'rooms.1.name': ['Missing.'] },
  ],
  [
    'a rule that was broken',
    { title: { rule: 'max', message: 'Too long.', params: { max: 5 } } },
    { title: ['Too long.'] },
  ],
  [
    'garbage',
    { title: [null], price: true, slug: 42, alt: {}, none: [] },
    { title: ['This value was refused.'], price: ['This value was refused.'], slug: ['42'] },
  ],
  ['nothing', null, {}],
])('reads %s', (_, errors, expected) => {
  expect(readFieldErrors(errors)).toEqual(expected);
});

it('terminates on deep nesting, and never prints an object', () => {
  const deep: unknown = JSON.parse('{"a":'.repeat(500) + '"x"' + '}'.repeat(500));
  const found = Object.values(readFieldErrors(deep)).flat();
  expect(found).toEqual(['This value was refused.']);
});

it('ignores names of Object.prototype', () => {
  const found = readFieldErrors(JSON.parse('{"__proto__":["Odd."],"constructor":["Odd."]}'));
  expect(Object.keys(found)).toEqual(['__proto__', 'constructor']);
});
