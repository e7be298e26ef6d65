import 'virtual:mantine.css';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RichTextInput } from './rich-text-input';

// Tests that need a real keyboard: the tab order and the effects of moving the cursor.

const loaded = '<p>Tea in\n<b>Ghandruk</b></p><table><tr><td>one</td><td>two</td></tr></table>';
const render = inPage();
let edits: string[];

const Field = () => {
  const [html, setHtml] = useState(loaded);
  const change = (next: string) => {
    edits.push(next);
    setHtml(next);
  };
  return (
    <>
      <button type="button">Before</button>
      <RichTextInput label="Overview" value={html} onChange={change} />
      <button type="button">After</button>
    </>
  );
};

beforeEach(() => {
  edits = [];
  render(<Field />);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.removeAttribute('style');
});

const text = () => page.getByRole('textbox', { name: 'Overview' });
/** Resolves after the next frame. */
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
const after = () => page.getByRole('button', { name: 'After' });

it('does not count reading and moving the caret as an edit', async () => {
  await text().click();
  await userEvent.keyboard('{ArrowDown}{End}{Shift>}{Home}{/Shift}{Control>}a{/Control}');
  await page.getByText('two').click();
  await after().click();
  expect(edits).toEqual([]);
});

it('gives the loaded text back when every edit is undone', async () => {
  await page.getByText('Ghandruk').click();
  await userEvent.keyboard('{End}!{Enter}?');
  await expect.poll(() => edits.at(-1)).toContain('<strong>Ghandruk!</strong>');
  await userEvent.keyboard('{Control>}zzzz{/Control}');
  await expect.poll(() => edits.at(-1)).toBe(loaded);
});

it('walks through a table with Tab, and leaves it with Escape and Tab', async () => {
  await page.getByText('one').click();
  await userEvent.tab();
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(after()).toHaveFocus();
  expect(edits).toEqual([]);
});

it('is entered by Tab at its text, and its toolbar from there', async () => {
  const tool = (name: string) => page.getByRole('button', { name });
  await expect.element(text()).toBeVisible();
  (tool('Before').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(text()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tool('Bold')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tool('Before')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight>3/}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(tool('Link')).toHaveFocus();
  expect(edits).toEqual([]);
});

it('hands on an edit at once, without a frame in between', async () => {
  await page.getByText('Ghandruk').click();
  await userEvent.keyboard('{End}');
  await frame();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await userEvent.keyboard('!');
  expect(edits.at(-1)).toContain('Ghandruk!');
  await userEvent.keyboard('?');
  expect(edits.at(-1)).toContain('Ghandruk!?');
});

it('keeps in sight where one writes', async () => {
  const place = () => window.getSelection()?.getRangeAt(0).getClientRects()[0]?.bottom ?? NaN;
  await page.getByText('Ghandruk').click();
  await userEvent.keyboard('{End}');
  document.body.style.paddingBlock = '3000px';
  for (const key of ['!', '{Enter}', 'D']) {
    window.scrollTo(0, 0);
    await userEvent.keyboard(key);
    await expect.poll(() => window.scrollY).toBeGreaterThan(1000);
  }
  expect(place()).toBeGreaterThan(0);
  expect(place()).toBeLessThanOrEqual(window.innerHeight);
});

it('makes a link of a typed address when it has ended, and of nothing that only looks like one', async () => {
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await userEvent.keyboard('By lodge.In (https://a.test/tea?b=1). Then http://c.test/d,{Enter}');
  const first = '<a href="https://a.test/tea?b=1">https://a.test/tea?b=1</a>';
  const second = '<a href="http://c.test/d">http://c.test/d</a>';
  await expect.poll(() => edits.at(-1)).toBe(`<p>By lodge.In (${first}). Then ${second},</p><p></p>`);
});

it('keeps the form of a link in sight where the toolbar has no room for all of its tools', async () => {
  await page.viewport(360, 800);
  await text().click();
  await page.getByRole('button', { name: 'Link' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await userEvent.keyboard('example.com/tea');
  // Enter of an input method chooses a word.
  const address = page.getByRole('textbox', { name: 'Address' }).element();
  address.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  await frame();
  expect(edits).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => edits.at(-1)).toContain('href="https://example.com/tea"');
});

it('has room for its text, whatever is added and deleted', async () => {
  await page.getByText('Ghandruk').click();
  const room = () => text().element().parentElement?.clientHeight ?? NaN;
  const needed = () => (text().element() as HTMLElement).offsetHeight;
  const before = room();
  await userEvent.keyboard('{End}{Enter>9/}Base Camp');
  await expect.poll(() => room() - needed()).toBe(0);
  expect(room()).toBeGreaterThan(before);
  await expect.element(page.getByText(/Base Camp/)).toBeInViewport();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => room() - needed()).toBe(0);
  expect(room()).toBe(96);
});

it('is empty, not an empty paragraph, when everything is deleted', async () => {
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => edits.at(-1)).toBe('');
});

it('keeps the spaces that are typed when a style tag of another editor goes', async () => {
  await text().click();
  document.querySelectorAll('style[data-tiptap-style]').forEach((tag) => tag.remove());
  expect(getComputedStyle(text().element()).whiteSpace).toBe('break-spaces');
});
