import 'virtual:mantine.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { clearNotices, notifyError, notifySuccess, undoOffers } from './notices';

const render = inPage();

beforeEach(() => render(<Notifications />));
afterEach(() => {
  vi.useRealTimers();
  clearNotices();
});

/** The left edge of each rendered word. */
const placesOf = (sentence: HTMLElement, words: string[]) => {
  const nodes = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  const found = new Map<string, number>();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const word of words) {
      const start = node.nodeValue?.indexOf(word) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      found.set(word, range.getBoundingClientRect().left);
    }
  }
  return words.map((word) => found.get(word) ?? NaN);
};

it.each([
  ['an override', '\u202etrek'],
  ['an override behind a quote', 'The “best” \u202etrek'],
  ['an isolate', '\u2067trek'],
  ['Arabic', 'فندق'],
])('a name with %s does not turn the notice round', async (_, name) => {
  const sentence = `“${name}” was saved after all.`;
  for (const notify of [notifySuccess, notifyError]) {
    notify(sentence);
    const notice = page.getByText(sentence);
    await expect.element(notice).toBeVisible();
    expect(notice.element().textContent).toBe(sentence);
    const words = [name.slice(-4), 'was', 'saved', 'after', 'all'];
    const places = placesOf(notice.element() as HTMLElement, words);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(NaN);
    clearNotices();
  }
});

it('a plain name stays one text with its sentence', async () => {
  notifySuccess('“TIMS card” was saved.');
  await expect.element(page.getByText('“TIMS card” was saved.')).toBeVisible();
  expect(page.getByText('“TIMS card” was saved.').element().childElementCount).toBe(0);
});

const groupMessage = (count: number) => `${count} features are inactive now.`;
const notice = () => page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name });

it('several of a kind share one notice that counts, and each can be taken back, the last one first', async () => {
  const undos = ['TIMS card', 'Porter', 'Guide'].map((name) => {
    const undo = vi.fn();
    notifySuccess(`“${name}” is inactive now.`, { undo, groupMessage });
    return undo;
  });
  notifySuccess('“Tent” was deleted.', { groupMessage: (count) => `${count} features were deleted.` });
  await expect.element(notice().filter({ hasText: '3 features are inactive now.' })).toBeVisible();
  expect(notice().elements()).toHaveLength(2);
  await button('Undo').click();
  expect(undos.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  await expect.element(page.getByText('2 features are inactive now.')).toBeVisible();
  await expect.element(button('Undo')).toHaveFocus();
  await button('Undo').click();
  await expect.element(page.getByText('“TIMS card” is inactive now.')).toBeVisible();
  await expect.element(button('Undo all')).not.toBeInTheDocument();
  await button('Undo').click();
  expect(undos.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await expect.element(page.getByText('“TIMS card” is inactive now.')).not.toBeInTheDocument();
});

it('all of a kind are undone at once, the last one first, however often it is clicked', async () => {
  const undone: string[] = [];
  for (const name of ['TIMS card', 'Porter'])
    notifySuccess(`“${name}” is inactive now.`, { undo: () => undone.push(name), groupMessage });
  const all = button('Undo all');
  await expect.element(all).toBeVisible();
  const element = all.element() as HTMLButtonElement;
  element.click();
  element.click();
  expect(undone).toEqual(['Porter', 'TIMS card']);
  await expect.element(notice()).not.toBeInTheDocument();
  notifySuccess('“Guide” is inactive now.', { groupMessage });
  await expect.element(page.getByText('“Guide” is inactive now.')).toBeVisible();
});

it('what can be taken back is kept beyond its notice, the last ten, each once, and none for the next session', () => {
  const undone: number[] = [];
  const drops = Array.from({ length: 12 }, (_, row) =>
    notifySuccess(`“Porter ${row}” was saved.`, { undo: () => undone.push(row) }),
  );
  notifySuccess('“Guide” was created.');
  notifications.clean();
  const kept = undoOffers();
  expect(kept.map(({ done }) => done.message)).toEqual(
    Array.from({ length: 10 }, (_, row) => `“Porter ${11 - row}” was saved.`),
  );
  kept[1]?.undo();
  kept[1]?.undo();
  drops[11]?.();
  kept[0]?.undo();
  expect(undone).toEqual([10]);
  expect(undoOffers()).toHaveLength(8);
  clearNotices();
  expect(undoOffers()).toEqual([]);
});

it('a success without an action is shown for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shown = () => notificationsStore.getState().notifications.length;
  notifySuccess('“Pikey Peak” was deleted.');
  await expect.element(page.getByText('“Pikey Peak” was deleted.')).toBeVisible();
  vi.advanceTimersByTime(4_900);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(0);
});
