import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { singleKeys } from './single-keys';
import { useSaveKeys } from './use-save-keys';
import { letterOf, useShortcuts } from './use-shortcuts';

let root: Root | undefined;
const pressed: string[] = [];

const Screen = ({ children }: { children?: React.ReactNode }) => {
  useShortcuts([
    ['j', () => pressed.push('j')],
    ['/', () => pressed.push('/')],
  ]);
  useSaveKeys(() => pressed.push('save'));
  return (
    <>
      <input aria-label="Name" />
      {children}
    </>
  );
};

/** Shortcuts are registered in effects, which a synchronous render flushes. */
const render = async (children?: React.ReactNode) => {
  const created = createRoot(document.body.appendChild(document.createElement('div')));
  root = created;
  flushSync(() => created.render(<Screen>{children}</Screen>));
  await expect.element(page.getByLabelText('Name')).toBeVisible();
};

const pressBoth = async () => {
  await userEvent.keyboard('j');
  await userEvent.keyboard('{Control>}s{/Control}');
  return pressed.splice(0);
};

beforeEach(() => {
  pressed.length = 0;
  singleKeys.set(true);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

it('hears keys on the screen, and only those with Ctrl from somebody who is typing', async () => {
  await render();
  expect(await pressBoth()).toEqual(['j', 'save']);
  await page.getByRole('textbox').click();
  expect(await pressBoth()).toEqual(['save']);
});

it('hears Ctrl with Enter once, also in a text of several lines, and not while they are held', async () => {
  await render(<textarea aria-label="Text" />);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await userEvent.keyboard('{Control>}{Enter>3/}{/Control}');
  expect(pressed).toEqual(['save']);
});

it('takes what is typed on while a form is being saved for no key of the screen', async () => {
  await render(
    <form>
      <div>
        <div inert />
      </div>
    </form>,
  );
  expect(await pressBoth()).toEqual(['save']);
});

it.each(['dialog', 'menu'])('leaves the keys of a %s alone', async (role) => {
  await render(
    <div role={role}>
      <button>Inside</button>
    </div>,
  );
  await page.getByRole('button', { name: 'Inside' }).click();
  expect(await pressBoth()).toEqual([]);
});

it('does nothing behind a dialog that has lost the focus', async () => {
  await render(<div role="dialog" aria-modal="true" aria-label="Delete?" />);
  expect(await pressBoth()).toEqual([]);
});

it('hears keys again while a dialog fades out, also where it still has the focus', async () => {
  await render(
    <div data-closing>
      <div role="dialog" aria-modal="true" aria-label="Delete?">
        <button>Inside</button>
      </div>
    </div>,
  );
  expect(await pressBoth()).toEqual(['j', 'save']);
  await page.getByRole('button', { name: 'Inside' }).click();
  expect(await pressBoth()).toEqual(['j', 'save']);
});

it('can do without single keys', async () => {
  singleKeys.set(false);
  await render();
  expect(await pressBoth()).toEqual(['save']);
  singleKeys.set(true);
  await expect.poll(pressBoth).toEqual(['j', 'save']);
});

it.each([
  ['QWERTY', { key: '/', code: 'Slash' }, ['/']],
  ['a layout that has it with Shift', { key: '/', code: 'Digit7', shiftKey: true }, ['/']],
  ['a layout that has no such sign', { key: 'य', code: 'Slash' }, ['/']],
  ['another sign in its place', { key: '-', code: 'Slash' }, []],
])('knows a sign: %s', async (_layout, keystroke, heard) => {
  await render();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keystroke, bubbles: true }));
  expect(pressed).toEqual(heard);
});

it('hears keys from a checkbox', async () => {
  await render(<input type="checkbox" aria-label="Select" />);
  await page.getByRole('checkbox').click();
  expect(await pressBoth()).toEqual(['j', 'save']);
});

it.each([
  ['QWERTY', { key: 'k', code: 'KeyK' }, 'k'],
  ['Dvorak, where that place has a t', { key: 't', code: 'KeyK' }, 't'],
  ['Devanagari', { key: 'क', code: 'KeyK' }, 'k'],
  ['a digit', { key: '1', code: 'Digit1' }, undefined],
])('knows the letter of a keystroke: %s', (_layout, keystroke, letter) => {
  expect(letterOf(new KeyboardEvent('keydown', keystroke))).toBe(letter);
});
