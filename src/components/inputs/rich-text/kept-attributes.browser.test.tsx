import 'virtual:mantine.css';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RichTextInput } from './rich-text-input';

const loaded =
  '<h2 id="terms" class="mantine-Button-root lead" lang="ne">Terms</h2><p id="root" class="lead">Pay first.</p>' +
  '<ul class="lead"><li id="a" class="lead"><p>Tea</p></li></ul><p><img id="b" class="lead" src="https://x.example/a.png"></p>' +
  '<table class="lead"><tbody><tr id="c"><td class="lead"><p>Cell</p></td></tr></tbody></table>';

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
      <RichTextInput label="Overview" value={html} onChange={change} />
      <section id="terms">Section of the form</section>
    </>
  );
};

beforeEach(() => {
  edits = [];
  render(<Field />);
});

const text = () => page.getByRole('textbox', { name: 'Overview' });

it('gives no element of the page an id or a class of the text', async () => {
  await expect.element(text()).toBeVisible();
  expect(document.getElementById('terms')).toHaveTextContent('Section of the form');
  expect([...text().element().querySelectorAll('[id], .lead, .mantine-Button-root')]).toEqual([]);
  expect(text().element().querySelector('img[src]')).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('writes them as they were, whatever is edited around them', async () => {
  await page.getByText('Pay first.').click();
  await userEvent.keyboard('{End} Then walk.{Enter}Home');
  const edited = loaded.replace('Pay first.</p>', 'Pay first. Then walk.</p><p class="lead">Home</p>');
  await expect.poll(() => edits.at(-1)).toBe(edited);
  await userEvent.keyboard('{Control>}zzzz{/Control}');
  await expect.poll(() => edits.at(-1)).toBe(loaded);
});
