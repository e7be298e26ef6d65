import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, it, vi } from 'vitest';
import { clearNotices } from '@/components/notices/notices';
import { SheetGrid } from './sheet-grid';

const rows = ['Rara', 'Tilicho'].map((name, index) => ({
  id: index,
  name,
  title: name,
  cells: { title: name },
}));
const onPaste = vi.fn();
const set = vi.fn();

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
afterEach(() => {
  vi.clearAllMocks();
  clearNotices();
});

const cells = () => {
  flushSync(() =>
    root.render(
      <MantineProvider>
        <SheetGrid
          nouns="treks"
          rows={rows}
          editing={{ fields: [{ name: 'title', label: 'Title', kind: 'text' }], problemsIn: () => ({}) }}
          edits={new Map([[0, { name: 'Rara', before: { title: 'Rara' }, after: { title: 'रारा' } }]])}
          reasons={new Map()}
          disabled={false}
          set={set}
          onPaste={onPaste}
        />
      </MantineProvider>,
    ),
  );
  const [first, second] = page.querySelectorAll('input');
  if (!first || !second) throw new Error('There are no cells.');
  first.focus();
  return { first, second };
};

const press = (target: Element, key: string, how: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));

it.each([
  ['during a composition', { isComposing: true }],
  ['that ends one in Safari', { keyCode: 229 }],
])('leaves the keys of an input method %s alone', (_when, how) => {
  const { first } = cells();
  for (const key of ['Enter', 'ArrowDown', 'Escape']) press(first, key, how);
  expect(document.activeElement).toBe(first);
  expect(set).not.toHaveBeenCalled();
});

it('moves down with Enter, unless with Ctrl it saves, and undoes an edit with Escape', () => {
  const { first, second } = cells();
  press(first, 'Escape');
  expect(set).toHaveBeenCalledWith(rows[0], 'title', 'Rara');
  press(first, 'Enter', { ctrlKey: true });
  expect(document.activeElement).toBe(first);
  press(first, 'Enter');
  expect(document.activeElement).toBe(second);
});

it('pastes a block from its cell on, and leaves a plain value to the input', () => {
  const { second } = cells();
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    return second.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  };
  expect(paste('Gosaikunda\n')).toBe(true);
  expect(paste('a\n"b\nc"\n')).toBe(false);
  expect(onPaste.mock.calls).toEqual([
    [[['a'], ['b\nc']], [rows[1]], [expect.objectContaining({ name: 'title' })]],
  ]);
});
