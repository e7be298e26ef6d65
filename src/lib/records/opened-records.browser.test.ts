import { afterEach, expect, it } from 'vitest';
import { forgetRecords } from '@/lib/storage/forget-records';
import { changeStored } from '@/lib/storage/local-setting';
import { openedRecords, rememberOpened } from './opened-records';

afterEach(forgetRecords);

const open = (owner: string, id: number) =>
  rememberOpened(owner, { area: '/packages', id, name: `Package ${id}` });
const ids = (owner: string) => openedRecords(owner).map(({ id }) => id);

it('keeps the last twenty, each once, the latest first', () => {
  for (let id = 1; id <= 25; id += 1) open('1', id);
  open('1', 10);
  expect(ids('1')).toHaveLength(20);
  expect(ids('1').slice(0, 3)).toEqual([10, 25, 24]);
  expect(ids('1').filter((id) => id === 10)).toHaveLength(1);
});

it('shows nobody what another account opened', () => {
  open('1', 3);
  expect(ids('2')).toEqual([]);
  open('2', 4);
  expect(ids('1')).toEqual([]);
});

it('forgets what was taken out of the storage, and reads nothing odd', () => {
  open('1', 3);
  changeStored('recent-records', () => null);
  expect(ids('1')).toEqual([]);
  const records = [{ area: 'https://example.com', id: 1, name: 'x' }, { area: '/packages', id: '2' }, null];
  changeStored('recent-records', () => ({ owner: '1', records }));
  expect(ids('1')).toEqual([]);
});

it('adds to what another tab has kept since, though nobody subscribed', () => {
  open('1', 3);
  const elsewhere = { area: '/packages', id: 4, name: 'Package 4' };
  localStorage.setItem('recent-records', JSON.stringify({ owner: '1', records: [elsewhere] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'recent-records' }));
  open('1', 5);
  expect(ids('1')).toEqual([5, 4]);
});
