import 'virtual:mantine.css';
import { Transform } from '@tiptap/pm/transform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RichTextInput } from './rich-text-input';

const render = inPage();
let edits: string[];

beforeEach(async () => {
  edits = [];
  render(<RichTextInput label="Overview" value="" onChange={(html) => edits.push(html)} />);
  await expect.element(text()).toBeVisible();
});

afterEach(() => vi.restoreAllMocks());

const text = () => page.getByRole('textbox', { name: 'Overview' });

const paste = (type: 'text/plain' | 'text/html', data: string) => {
  const target = text().element() as HTMLElement;
  target.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, data);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const isWritten = (html: string) => expect.poll(() => edits.at(-1)).toBe(html);

describe('a long text', () => {
  it('is refused beside the field when no text can hold it, and nothing is lost', async () => {
    paste('text/plain', 'Kept.');
    await isWritten('<p>Kept.</p>');
    paste('text/plain', 'The trail climbs on. '.repeat(50_000));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        /^Nothing was pasted: the text has 10,50,\d+ characters, and the limit is 65,535\.$/,
      );
    paste('text/html', `<p>${'<b>नाम्चे</b> '.repeat(100_000)}</p>`);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/the text has 6,99,\d+ characters/);
    expect(text().element().textContent).toBe('Kept.');
    expect(edits).toEqual(['<p>Kept.</p>']);
    paste('text/plain', ' And more.');
    await isWritten('<p>Kept. And more.</p>');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it.each([
    ['one paragraph', 'सगरमाथा आधार शिविर '.repeat(3_000), (all: string) => `<p>${all}</p>`],
    [
      'many paragraphs',
      Array.from({ length: 2_000 }, (_, line) => `${line} Lukla to Phakding`).join('\n'),
      (all: string) => `<p>${all.replaceAll('\n', '</p><p>')}</p>`,
    ],
  ])('is pasted whole as %s when a text can hold it', async (_, pasted, html) => {
    paste('text/plain', pasted);
    await isWritten(html(pasted));
  });

  it('of a word processor counts by its words, not by its markup', async () => {
    const span = (style: string) => `<span style="${style};${'mso-x:y;'.repeat(50)}">Tea </span>`;
    paste('text/html', `<p>${span('font-size:11pt').repeat(2_000)}</p>`);
    await isWritten(`<p>${'Tea '.repeat(2_000).trim()}</p>`);
  });
});

it('makes links of pasted addresses in one change of the text, however many there are', async () => {
  const step = vi.spyOn(Transform.prototype, 'step');
  const lines = (count: number) =>
    Array.from(
      { length: count },
      (_, line) => `At lodge.In (see https://a.test/${line}?b=1). Tea, http://c.test/d.`,
    );
  const written = (count: number) =>
    Array.from({ length: count }, (_, line) => {
      const first = `https://a.test/${line}?b=1`;
      return `<p>At lodge.In (see <a href="${first}">${first}</a>). Tea, <a href="http://c.test/d">http://c.test/d</a>.</p>`;
    }).join('');
  paste('text/plain', lines(2).join('\n'));
  await isWritten(written(2));
  const forTwo = step.mock.calls.length;
  step.mockClear();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste('text/plain', lines(500).join('\n'));
  await isWritten(written(500));
  expect(step.mock.calls.length).toBeLessThanOrEqual(forTwo + 1);
});

it('reads a cell that spans more columns than any table has as one that can be edited', async () => {
  paste('text/html', '<table><tr><td colspan="500">Lukla</td></tr><tr><td colspan="x">Tea</td></tr></table>');
  await expect
    .poll(() => edits.at(-1))
    .toMatch(/<td colspan="100"><p>Lukla<\/p><\/td><\/tr><tr><td><p>Tea<\/p>/);
});

it('leaves links that were pasted, and code, as they are', async () => {
  const html = '<p><a href="https://a.test/">https://b.test/</a> <code>https://c.test/</code></p>';
  paste('text/html', `${html}<pre>https://d.test/</pre>`);
  await isWritten(`${html}<pre>https://d.test/</pre>`);
});

describe('a picture without an address', () => {
  const picture = (type = 'image/png') => new File(['x'], 'yak.png', { type });
  const give = (kind: 'paste' | 'drop', ...files: File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    const bubbling = { bubbles: true, cancelable: true };
    const event =
      kind === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, ...bubbling })
        : new DragEvent('drop', { dataTransfer: data, ...bubbling });
    text().element().dispatchEvent(event);
    return event;
  };
  const word = page.getByRole('alert');

  it.each(['paste', 'drop'] as const)('is not taken by a %s, which says why', async (kind) => {
    expect(give(kind, picture()).defaultPrevented).toBe(true);
    await expect
      .element(word)
      .toHaveTextContent(
        'An image file cannot be added here: an image in a text needs a web address (https://…).',
      );
    expect(edits).toEqual([]);
    paste('text/plain', 'Tea');
    await isWritten('<p>Tea</p>');
    expect(word.elements()).toEqual([]);
  });

  it('is distinguished from other files', async () => {
    give('drop', picture(), picture('application/pdf'));
    await expect.element(word).toHaveTextContent('Files cannot be added to a text.');
  });

  it('is counted where it came with a text', async () => {
    const inner = '<img src="data:image/png;base64,AA">';
    paste('text/html', `<p>Tea${inner}</p>${inner}<img src="https://a.test/1.png" alt="Yak">`);
    await isWritten('<p>Tea</p><p><img src="https://a.test/1.png" alt="Yak"></p>');
    await expect.element(word).toMatchTextContent(/^2 images were left out: .* needs a web address/);
  });
});
