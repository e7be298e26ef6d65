import { expect, it } from 'vitest';
import { multipart } from './multipart';

const decoded = (form: FormData) => new Response(multipart(form)).formData();

it.each([
  'one\ntwo',
  'one\r\ntwo\rthree\n\n',
  '<p>a</p>\n<p>नेपाल 🏔️ مرحبا</p>',
  '',
  '--form-0\r\nContent-Disposition: form-data; name="x"',
])('sends the text %j to the byte', async (text) => {
  const form = new FormData();
  form.append('overview', text);
  form.append('after', 'x');
  expect([...(await decoded(form))]).toEqual([
    ['overview', text],
    ['after', 'x'],
  ]);
});

it('keeps the order of repeated names, and odd names', async () => {
  const form = new FormData();
  for (const id of ['3', '1']) form.append('ids[]', id);
  form.append('a "b"', 'x');
  expect([...(await decoded(form))]).toEqual([
    ['ids[]', '3'],
    ['ids[]', '1'],
    ['a "b"', 'x'],
  ]);
});

it('sends files with their names, types and bytes', async () => {
  const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);
  const form = new FormData();
  form.append('images[]', new File([bytes], 'हिमाल "1".png', { type: 'image/png' }));
  const file = (await decoded(form)).get('images[]') as File;
  expect([file.name, file.type]).toEqual(['हिमाल "1".png', 'image/png']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
