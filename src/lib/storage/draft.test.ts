import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DRAFT_MAX_AGE_MS,
  draftable,
  draftsOf,
  eraseDrafts,
  isSecret,
  readDraft,
  saveDraft,
  withDraft,
} from './draft';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
        removeItem: (key: string) => store.delete(key),
      },
      {
        ownKeys: () => [...store.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});

describe('a draft', () => {
  it('holds no passwords and no files', () => {
    const image = new File(['x'], 'x.png');
    expect(
      draftable({
        title: 'Yak',
        password: 'a',
        new_password: 'b',
        image,
        images: [
          { file: image, alt: '' },
          { id: 1, alt: 'kept' },
          { id: 2, file: image, alt: 'sent already' },
        ],
        cover: { file: image },
        meta: { title: 'm' },
      }),
    ).toEqual({
      title: 'Yak',
      images: [
        { id: 1, alt: 'kept' },
        { id: 2, alt: 'sent already' },
      ],
      meta: { title: 'm' },
    });
  });

  it('is laid over the form: what cannot be in it stays, as do images that came since', () => {
    const own = {
      title: '',
      price: '',
      cover: { id: 5, alt: '' },
      tags: ['new'],
      images: [
        { id: 1, alt: '' },
        { id: 3, alt: 'came since' },
      ],
      days: [1],
    };
    const values = {
      title: 'Yak',
      price: 1200,
      tags: [],
      images: [
        { id: 2, alt: 'is gone' },
        { id: 1, alt: 'Peak' },
      ],
      days: 'damaged',
      unknown: 1,
    };
    expect(withDraft(own, { values })).toEqual({
      ...own,
      title: 'Yak',
      price: 1200,
      tags: [],
      images: [
        { id: 1, alt: 'Peak' },
        { id: 3, alt: 'came since' },
      ],
    });
  });

  it.each([
    ['a text', 'Peak', [null, 5, true, ['x'], { en: 'Peak' }]],
    ['a text that is empty', '', [null, true, ['x'], { en: 'Peak' }]],
    ['a number', 1200, [true, [1], { npr: 1 }]],
    ['a reference', null, ['12', true, [1]]],
    ['a switch', true, [null, 1, 'yes', ['x']]],
    ['a list', [1, 2], [null, [{ id: 1 }], ['x'], { 0: 1 }]],
    ['a group', { title: '', percent: 5 }, ['x', { title: null, percent: [5] }, {}]],
  ])('of an older form leaves %s that it cannot fill', (_, own, older) => {
    for (const value of older) expect(withDraft({ own }, { values: { own: value } })).toEqual({ own });
  });

  it.each([
    ['a number that was typed', '', 1200],
    ['a number that was emptied', 1200, ''],
    ['what is no number yet', 1200, '12 or so'],
    ['a reference that was chosen', null, 7],
    ['a reference that was removed', 7, null],
    ['an image that was removed', { id: 5, alt: '' }, null],
  ])('puts back %s', (_, own, value) => {
    expect(withDraft({ own }, { values: { own: value } })).toEqual({ own: value });
  });

  it('comes back to the same user only', () => {
    saveDraft('1', '/features/create', { at: 1000, label: 'Create feature', values: { title: 'अन्नपूर्ण' } });
    expect(readDraft('1', '/features/create', 2000)?.values).toEqual({ title: 'अन्नपूर्ण' });
    expect(readDraft('2', '/features/create', 2000)).toBeUndefined();
    expect(draftsOf('1', 2000).map(({ key, label }) => [key, label])).toEqual([
      ['/features/create', 'Create feature'],
    ]);
    expect(draftsOf('2', 2000)).toEqual([]);
  });

  it('comes back without passwords, whoever wrote it', () => {
    store.set('draft:1:k', '{"at":0,"values":{"title":"Yak","password":"a"}}');
    expect(readDraft('1', 'k', 0)?.values).toEqual({ title: 'Yak' });
  });

  it('expires after an hour', () => {
    saveDraft('1', 'k', { at: 0, label: '', values: { title: 'x' } });
    expect(readDraft('1', 'k', DRAFT_MAX_AGE_MS + 1)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  it('survives damage: unreadable text is no draft', () => {
    store.set('draft:1:k', '{"at":');
    expect(readDraft('1', 'k')).toBeUndefined();
  });

  it('is erased with all others on sign-out, and nothing else is', () => {
    saveDraft('1', 'k', { at: 0, label: '', values: { title: 'x' } });
    store.set('other', '1');
    eraseDrafts();
    expect([...store.keys()]).toEqual(['other']);
  });
});

describe('a value that is never stored', () => {
  it.each([
    ['password', true],
    ['password_confirmation', true],
    ['old_password', true],
    ['new_password', true],
    ['confirm_password', true],
    ['access_token', true],
    ['refreshToken', true],
    ['citizenship_number', true],
    ['pan_number', true],
    ['vat_number', true],
    ['tan_number', true],
    ['pan', true],
    ['media', true],
    ['company_name', false],
    ['phone_1', false],
    ['rooms_id', false],
    ['vendor_id', false],
  ])('%s: %s', (name, secret) => {
    expect(isSecret(name)).toBe(secret);
  });
});
