import { describe, expect, it } from 'vitest';
import { refusalOf } from './api-error';
import { refusalWithin } from './error-response';

const refusal = (data: unknown, status = 422) =>
  refusalOf({ status, data, headers: {}, unreadable: false }, false);

const generic = 'Some fields need your attention.';
const taken = { title: ['Taken.'] };

describe('a 422 without a plain list of errors', () => {
  it.each<[string, unknown, string, Record<string, string[]>]>([
    ['fields at the top', { ...taken, slug: 'Missing.' }, generic, { ...taken, slug: ['Missing.'] }],
    ['texts', ['First.', 'Second.'], 'First. Second.', {}],
    ['a text', 'Not on Sundays.', 'Not on Sundays.', {}],
    ['fields under error', { error: taken }, generic, taken],
    ['fields under message', { message: taken }, generic, taken],
    [
      'texts under message',
      { message: ['First.', 'Second.'], error: 'Bad' },
      'Bad',
      { '': ['First.', 'Second.'] },
    ],
    ['one text under message', { message: ['First.'] }, 'First.', {}],
    ['fields under data', { success: false, message: 'Refused.', data: taken }, 'Refused.', taken],
    ['fields deep inside', { message: 'No.', error: { code: 7, errors: taken } }, 'No.', taken],
    ['texts under data, by JSend', { status: 'fail', data: { title: 'Taken.' } }, generic, taken],
    ['violations', { violations: [{ propertyPath: 'title', message: 'Taken.', code: 'x' }] }, generic, taken],
    [
      'an entry with more in it',
      { detail: [{ loc: ['body', 'title'], msg: 'Taken.', input: 'x', ctx: {}, url: 'https://x.test' }] },
      generic,
      taken,
    ],
    ['nothing of a field that is null', { errors: { ...taken, status: null } }, generic, taken],
    ['an entry', { field: 'title', message: 'Taken.' }, 'Taken.', taken],
    ['a reason', { message: 'No.', error: { message: 'Closed.', code: 7 } }, 'No.', { '': ['Closed.'] }],
    ['entries under detail', { detail: [{ loc: ['body', 'title'], msg: 'Taken.' }] }, generic, taken],
    ['empty errors', { message: 'Refused.', errors: [], ...taken }, 'Refused.', taken],
    ['errors as JSON', { errors: JSON.stringify(taken) }, generic, taken],
    ['a message as JSON', { message: JSON.stringify(taken) }, generic, taken],
    ['a body as JSON', JSON.stringify({ errors: taken }), generic, taken],
    [
      'JSON behind a warning',
      `<br />\n<b>Warning</b>: Undefined\n${JSON.stringify({ errors: taken })}`,
      generic,
      taken,
    ],
    ['a text in brackets', { errors: '[Closed] Not now.' }, '[Closed] Not now.', {}],
    ['HTML', '<p>No.</p>', generic, {}],
    ['nothing', {}, generic, {}],
  ])('shows %s', (_, body, message, fieldErrors) => {
    expect(refusal(body)).toMatchObject({ message, fieldErrors });
    expect(Object.keys(refusal(body).fieldErrors)).toEqual(Object.keys(fieldErrors));
  });

  it('says nothing of what is not meant for users, unless a field bears its name', () => {
    const plumbing = {
      status: 'error',
      code: 'E42',
      success: false,
      exception: 'Illuminate\\ValidationException',
      file: '/var/www/app.php',
      line: 12,
      trace: [{ file: 'a.php' }],
      data: { id: 3, title: 'What was sent', tags: ['x'] },
    };
    expect(refusal({ message: 'Refused.', ...plumbing })).toMatchObject({
      message: 'Refused.',
      fieldErrors: {},
    });
    expect(refusal({ status: ['Odd.'], code: 'The code is taken.' }).fieldErrors).toEqual({
      status: ['Odd.'],
      code: ['The code is taken.'],
    });
    const problem = { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Slug missing.' };
    expect(refusal(problem)).toMatchObject({ message: 'Slug missing.', fieldErrors: {} });
  });

  it('terminates on a deeply nested body', () => {
    const nested = (key: string): unknown =>
      JSON.parse(`{"${key}":`.repeat(500) + '"Why."' + '}'.repeat(500));
    expect(refusal(nested('error')).message).toBe('Why.');
    expect(refusal(nested('message')).message).toBe(generic);
    expect(refusal(nested('title')).fieldErrors).toEqual({
      [Array(8).fill('title').join('.')]: ['This value was refused.'],
    });
  });
});

it('cuts a long text and leaves no half character', () => {
  const { message } = refusal({ message: 'a'.repeat(299) + '🏔'.repeat(50) }, 409);
  expect(message).toBe(`${'a'.repeat(299)}…`);
  expect(refusal({ message: 'b '.repeat(400) }).message).toHaveLength(300);
});

it('reads a 400 like a 422 if it names fields', () => {
  expect(refusal({ error: 'Bad Request', message: ['Taken.'] }, 400)).toMatchObject({
    message: 'Bad Request',
    fieldErrors: { '': ['Taken.'] },
  });
  expect(refusal(taken, 400)).toMatchObject({ message: generic, fieldErrors: taken });
  expect(refusal({}, 400).message).toBe('The server refused the request (400).');
});

it('does not search other refusals for fields', () => {
  expect(refusal({ ...taken, message: 'Gone.' }, 404)).toMatchObject({ message: 'Gone.', fieldErrors: {} });
});

it.each<[unknown, number | undefined]>([
  [{ success: false, message: 'Refused.' }, 422],
  [{ ok: false }, 422],
  [{ success: false, data: [] }, 422],
  [{ success: 0, message: 'Refused.' }, 422],
  [{ success: 'false' }, 422],
  [{ error: 'Refused.' }, 422],
  [{ error: true, message: 'Refused.' }, 422],
  [{ message: 'Refused.', errors: taken, data: null }, 422],
  [{ status: 'fail', data: taken }, 422],
  [{ status: 'error', errors: taken }, 422],
  [{ status: false, message: 'Refused.' }, 422],
  [{ code: 401, message: 'Unauthenticated.' }, 401],
  [{ status_code: '409', error: 'Taken.' }, 409],
  [{ code: 200, message: 'Saved.' }, undefined],
  [{ success: true, message: 'Saved.', errors: null }, undefined],
  [{ status: 'success', message: 'Deleted.' }, undefined],
  [{ success: 1, error: 'None.' }, undefined],
  [{ message: 'Saved.', error: false, errors: { title: null } }, undefined],
  [{ message: 'Imported.', errors: 0 }, undefined],
  [{ id: 3, status: false, message: 'A notice' }, undefined],
  [{ success: false, data: { id: 3 } }, undefined],
  [{ data: [] }, undefined],
  ['', undefined],
])('sees in the answer %j the refusal %s', (body, status) => {
  expect(refusalWithin(body)).toBe(status);
});

it('takes a status that was sent for the one of the record', () => {
  const body = { status: false, message: 'The status was changed.' };
  expect(refusalWithin(body, { id: 3, status: false })).toBeUndefined();
  expect(refusalWithin(body, { id: 3, status: true })).toBe(422);
});
