import { ActionIcon, Text } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { LinkIcon } from './link-button';
import classes from './neighbour-arrows.module.css';
import { useSingleKeys } from './single-keys';
import { useShortcuts } from './use-shortcuts';

/** The link to an adjacent record, or the retry if finding it failed. */
export interface Way {
  label: string;
  link?: LinkProps | undefined;
  retry?: (() => void) | undefined;
}

export interface Ways {
  position: { at: number; of: number } | undefined;
  previous: Way;
  next: Way;
}

/** Links to the adjacent records. Keys: `j` and `k`. */
export const NeighbourArrows = ({ position, previous, next }: Ways) => {
  const navigate = useNavigate();
  const go =
    ({ link }: Way) =>
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
        <Text size="sm" c="dimmed" className={classes.position}>
          {position.at} of {position.of}
        </Text>
      )}
      <Arrow shortcut="k" icon={IconChevronUp} way={previous} />
      <Arrow shortcut="j" icon={IconChevronDown} way={next} />
    </>
  );
};

interface ArrowProps {
  shortcut: string;
  icon: Icon;
  way: Way;
}

const Arrow = ({ shortcut, icon: ArrowIcon, way: { label, link, retry } }: ArrowProps) => {
  const withKeys = useSingleKeys();
  const shown = { variant: 'default', size: 36, className: classes.arrow, 'aria-label': label } as const;
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
