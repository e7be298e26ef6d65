import { Group } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { LinkButton } from '@/components/links/link-button';

interface ViewLinksProps {
  views: readonly { label: string; link: LinkProps; current: boolean }[];
}

/** Switches between the presentations of a list's records: "List", "Month". */
export const ViewLinks = ({ views }: ViewLinksProps) => (
  <Group component="nav" gap={4} aria-label={$localize`View as`}>
    {views.map(({ label, link, current }) => (
      <LinkButton
        key={label}
        size="xs"
        px={10}
        variant={current ? 'light' : 'default'}
        aria-current={current ? 'page' : undefined}
        {...link}
      >
        {label}
      </LinkButton>
    ))}
  </Group>
);
