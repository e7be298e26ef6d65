import { Box } from '@mantine/core';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { MapEmbed } from '@/domain/place/map-embed';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Kit/Map embed',
  tags: ['autodocs'],
  component: MapEmbed,
  decorators: [
    (Story) => (
      <Box p="md" maw={640}>
        <Story />
      </Box>
    ),
  ],
});

export const PastedFrame = meta.story({
  args: {
    place: 'Ghandruk',
    value:
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=en" width="600" onload="alert(1)" srcdoc="x"></iframe>',
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByTitle('Map of Ghandruk');
    await expect(map).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=!1m18&hl=en');
    await expect(map).toHaveAttribute('sandbox');
    await expect(map).not.toHaveAttribute('srcdoc');
    await expect(map).not.toHaveAttribute('onload');
  },
});

/** Without a connection the place is shown as text, with a link for later. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('https://www.google.com/favicon.ico', () => HttpResponse.error()));
  },
  args: {
    place: 'Ghandruk Guest House',
    value: 'https://www.google.com/maps/embed?pb=!1m18!1s0x3995:0x5d!2sGhandruk%2C%20Kaski!5e0',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ghandruk, Kaski')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Ghandruk%2C%20Kaski',
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});

export const Empty = meta.story({ args: { value: '' } });

export const LinkToMaps = meta.story({
  args: { value: 'https://www.google.com/maps/place/Ghandruk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Embed a map/)).toBeVisible();
  },
});

export const OtherSite = meta.story({
  args: { value: 'https://www.google.com.evil.example/maps/embed?pb=1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Only maps from/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
});
