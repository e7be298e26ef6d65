import { describe, expect, it } from 'vitest';
import { conflictsIn, mergedEdits, type Versions } from './merge-edits';

const base = { name: 'Mardi', price: 100, tags: [1, 2], image: { id: 3, url: '/3.png?key=a', alt: '' } };
const none = { keepTheirs: new Set<string>(), edited: new Set<string>() };

describe('conflicts', () => {
  it('are values that both changed, and to something else', () => {
    const ours = { ...base, name: 'Mardi Himal', price: 120, tags: [2] };
    const theirs = { ...base, name: 'Mardi trek', price: 120 };
    expect(conflictsIn({ base, ours, theirs })).toEqual(['name']);
  });

  it('are none where only one of the two changed something', () => {
    expect(
      conflictsIn({ base, ours: { ...base, name: 'A' }, theirs: { ...base, price: 1, tags: [] } }),
    ).toEqual([]);
  });

  it('are none where rows are gone that nobody changed here', () => {
    const rows = [1, 2, 3].map((id) => ({ id, alt: '' }));
    const ours = rows.map((row) => (row.id === 1 ? { ...row, alt: 'Yak' } : row));
    const without = (gone: number) => ({ images: rows.filter(({ id }) => id !== gone) });
    const versions = { base: { images: rows }, ours: { images: ours } };
    expect(conflictsIn({ ...versions, theirs: without(2) })).toEqual([]);
    expect(conflictsIn({ ...versions, theirs: without(1) })).toEqual(['images']);
    expect(conflictsIn({ ...versions, theirs: { images: rows.toReversed() } })).toEqual(['images']);
    const [first, second] = [{ title: 'Lukla' }, { title: 'Namche' }];
    const days = { base: { days: [first] }, ours: { days: [first, second] }, theirs: { days: [] } };
    expect(conflictsIn<{ days: object[] }>(days)).toEqual(['days']);
  });

  it('do not come from the address of a stored file', () => {
    const theirs = { ...base, image: { id: 3, url: '/3.png?key=b', alt: '' } };
    const ours = { ...base, image: { ...base.image, alt: 'Yak' } };
    expect(conflictsIn({ base, ours, theirs })).toEqual([]);
    const bare = { image: { url: '/3.png?key=a', alt: '' } };
    const file = new File(['x'], 'x.png');
    const versions: Versions<{ image: { url?: string; file?: File; alt: string } }> = {
      base: bare,
      ours: { image: { file, alt: '' } },
      theirs: { image: { url: '/3.png?key=b', alt: '' } },
    };
    expect(conflictsIn(versions)).toEqual([]);
    expect(conflictsIn({ ...versions, theirs: { image: { url: '/4.png', alt: '' } } })).toEqual(['image']);
  });
});

describe('merged edits', () => {
  it('leave to others what they changed elsewhere', () => {
    const ours = { ...base, name: 'Mardi Himal' };
    const theirs = { ...base, price: 150 };
    expect(mergedEdits({ base, ours, theirs }, none)).toEqual({ ...base, name: 'Mardi Himal', price: 150 });
  });

  it('yield where somebody chose the other version', () => {
    const ours = { ...base, name: 'Mardi Himal', price: 120 };
    const theirs = { ...base, name: 'Mardi trek', price: 150 };
    const choice = { ...none, keepTheirs: new Set(['name']) };
    expect(mergedEdits({ base, ours, theirs }, choice)).toEqual({ ...base, name: 'Mardi trek', price: 120 });
  });

  it('keep what was edited back to what it was', () => {
    const theirs = { ...base, name: 'Mardi trek' };
    const choice = { ...none, edited: new Set(['name']) };
    expect(mergedEdits({ base, ours: base, theirs }, choice).name).toBe('Mardi');
  });

  it('take rows that others added, and lose those that others removed', () => {
    const row = (id: number, alt = '') => ({ id, alt });
    const file = new File(['x'], 'x.png');
    const versions = {
      base: { images: [row(1), row(2)] },
      ours: { images: [{ file, alt: 'new' }, row(2), row(1, 'Yak')] },
      theirs: { images: [row(1), row(4)] },
    };
    expect(mergedEdits(versions, none).images).toEqual([{ file, alt: 'new' }, row(1, 'Yak'), row(4)]);
  });
});
