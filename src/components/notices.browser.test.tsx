import 'virtual:mantine.css';
import { createRoot, type Root } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { clearNotices, notifyError, notifySuccess } from './notices';

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MantineProvider>
      <Notifications />
    </MantineProvider>,
  );
});

afterEach(() => {
  clearNotices();
  root.unmount();
  document.body.replaceChildren();
});

/** The left edge of each of the words as rendered. */
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
