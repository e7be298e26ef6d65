import { ActionIcon, Text } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useSingleKeys } from '@/components/keys/single-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { LinkIcon } from '@/components/links/link-button';
import { formatCount } from '@/lib/formats/formats';

/** The link to an adjacent record, or the retry if finding it failed. */
export interface NeighbourLink {
  label: string;
  link?: LinkProps | undefined;
  retry?: (() => void) | undefined;
}

export interface NeighbourLinks {
  position: { at: number; of: number } | undefined;
  previous: NeighbourLink;
  next: NeighbourLink;
}

/** Links to the adjacent records. Keys: `j` and `k`. */
export const NeighbourArrows = ({ position, previous, next }: NeighbourLinks) => {
  const navigate = useNavigate();
  const go =
    ({ link }: NeighbourLink) =>
    () => {
      if (link) void navigate(link);
    };
  useShortcuts([
    ['j', go(next)],
    ['k', go(previous)],
  ]);
  return (
    <>
      {position && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {$localize`${formatCount(position.at)}:at: of ${formatCount(position.of)}:of:`}
        </Text>
      )}
      <Arrow shortcut="k" icon={IconChevronUp} to={previous} />
      <Arrow shortcut="j" icon={IconChevronDown} to={next} />
    </>
  );
};

interface ArrowProps {
  shortcut: string;
  icon: Icon;
  to: NeighbourLink;
}

const Arrow = ({ shortcut, icon: ArrowIcon, to: { label, link, retry } }: ArrowProps) => {
  const withKeys = useSingleKeys();
  // A touch target needs 40 px.
  const least = { base: 40, md: 36 };
  const shown = { variant: 'default', size: 36, miw: least, mih: least, 'aria-label': label } as const;
  const icon = <ArrowIcon size={18} aria-hidden />;
  if (!link)
    return (
      <ActionIcon {...shown} disabled={!retry} onClick={retry}>
        {icon}
      </ActionIcon>
    );
  return (
    <LinkIcon
      data-hint={withKeys ? `${label} (${shortcut.toUpperCase()})` : label}
      {...shown}
      aria-keyshortcuts={withKeys ? shortcut : undefined}
      {...link}
    >
      {icon}
    </LinkIcon>
  );
};
