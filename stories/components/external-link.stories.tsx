import { Stack, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import { ExternalLink } from '@/components/links/external-link';
import preview from '../../.storybook/preview';

const meta = preview.meta({ title: 'Kit/External link', tags: ['autodocs'], component: ExternalLink });

export const WebAddress = meta.story({
  args: { href: 'https://example.com/trek', children: 'Trek on the public site' },
  render: (args) => (
    <Text p="md">
      <ExternalLink {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Trek on the public site (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://example.com/trek');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const NotALink = meta.story({
  render: () => (
    <Stack p="md">
      <ExternalLink href="javascript:alert(document.domain)" />
      <ExternalLink href="data:text/html,<script>alert(1)</script>" />
      <ExternalLink href="https://google.com@evil.example/" />
      <ExternalLink href={`www.${'very-long-name-'.repeat(20)}.example`} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('javascript:alert(document.domain)')).toBeVisible();
  },
});
