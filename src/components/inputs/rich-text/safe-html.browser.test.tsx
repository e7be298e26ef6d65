import 'virtual:mantine.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { RemoteImages } from '@/components/text/remote-images';
import { SafeHtml } from '@/components/text/safe-html';
import { RichTextInput } from './rich-text-input';

const render = inPage({ onCaughtError: () => undefined });

afterEach(() => vi.restoreAllMocks());

it('shows the source of a text that cannot be rendered, and renders the others', async () => {
  // Simulates a failure: only a text with a link calls this.
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new Error('Broken.');
  });
  const texts = (first: string) => (
    <>
      <SafeHtml html={first} />
      <SafeHtml html="<p>The other <b>text</b></p>" />
    </>
  );
  render(texts('<p><a href="https://example.com/">Permits</a></p>'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This text cannot be shown with its formatting. Here is its HTML:');
  await expect.element(page.getByText('<p><a href="https://example.com/">Permits</a></p>')).toBeVisible();
  await expect.element(page.getByText('The other text')).toBeVisible();
  render(texts('<p>Mended</p>'));
  await expect.element(page.getByText('Mended')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('loads no image of another host before the reader asks, text by text', async () => {
  const sources = () => [...document.images].map(({ src }) => src);
  const remote = 'https://pixel.example/1.png';
  render(
    <RemoteImages value="ask">
      <SafeHtml html={`<p><img src="${remote}" alt="Yak"><img src="https://api.test/files/7.png"></p>`} />
      <SafeHtml html={`<p><img src="${remote}?2"><img src="${remote}?3"></p>`} />
      <SafeHtml html={`<p><img src="https://api.test/files/8.png"></p>`} />
    </RemoteImages>,
  );
  await expect.element(page.getByText('Image from pixel.example: Yak')).toBeVisible();
  expect(sources()).toEqual(['https://api.test/files/7.png', 'https://api.test/files/8.png']);
  await expect.element(page.getByRole('button', { name: 'Show 2 images from other hosts' })).toBeVisible();
  (page.getByRole('button', { name: 'Show 1 image from other hosts' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('img', { name: 'Yak' })).toHaveAttribute('src', remote);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  expect(document.activeElement?.querySelector('img')?.src).toBe(remote);
  expect(sources()).toHaveLength(3);
});

it.each([
  ['when read', (html: string) => <SafeHtml html={html} />],
  ['in the editor', (html: string) => <RichTextInput label="Overview" value={html} onChange={vi.fn()} />],
])('a wide table scrolls, %s, and breaks no word', async (_, show) => {
  await page.viewport(360, 800);
  const words = ['Accommodation', 'Transportation', 'Acclimatisation', 'Elevation', 'Breakfast', 'सगरमाथा'];
  const address = `https://example.com/${'permits'.repeat(20)}`;
  const cells = [...words, address].map((word) => `<td><p>${word}</p></td>`).join('');
  render(<div style={{ inlineSize: 300 }}>{show(`<table><tbody><tr>${cells}</tr></tbody></table>`)}</div>);
  await expect.element(page.getByText('Transportation')).toBeInTheDocument();
  const linesOf = (word: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(word).element());
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  expect(words.map(linesOf)).toEqual(words.map(() => 1));
  expect(linesOf(address)).toBeGreaterThan(1);
  const scrolled = [...document.querySelectorAll('table, [data-table], .tableWrapper')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(scrolled.map((element) => getComputedStyle(element).overflowX)).toEqual(['auto']);
  expect(document.documentElement.scrollWidth).toBe(360);
});
