import type { MouseEvent } from 'react';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp, type Icon } from '@tabler/icons-react';
import { Link, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import type { ListRow } from '@/components/data-table/column';
import { inOverlay } from '@/components/in-overlay';
import { useShortcuts } from '@/components/use-shortcuts';
import { markRecent } from '@/lib/recent-record';
import classes from './neighbours.module.css';
import { useNeighbours, type ListBehind, type Step } from './use-neighbours';

interface NeighboursProps<Row extends ListRow, Params extends object> {
  /** How a record is called, in the singular and the plural and in lower case: "package", "packages". */
  nouns: readonly [one: string, many: string];
  id: number;
  list: ListBehind<Row, Params>;
  /** The view screen of a record. */
  view: (id: number) => LinkProps;
}

/** Back to the list that a record was opened from, and to the records beside it there; nothing when it was not. Keys: `j` and `k`. */
export const Neighbours = <Row extends ListRow, Params extends object>(
  props: NeighboursProps<Row, Params>,
) => {
  const { nouns, id, list, view } = props;
  const [one, many] = nouns;
  const navigate = useNavigate();
  const { history } = useRouter();
  const neighbours = useNeighbours(list, id);

  const linkTo = ({ page, id: beside }: Step): LinkProps | undefined =>
    beside === undefined
      ? undefined
      : { ...view(beside), replace: true, state: { fromList: true, listPage: page } };
  const go = (step: Step | undefined) => (event: KeyboardEvent) => {
    const link = step && linkTo(step);
    if (link && !inOverlay(event)) void navigate(link);
  };
  useShortcuts([
    ['j', go(neighbours?.next)],
    ['k', go(neighbours?.previous)],
  ]);
  if (!neighbours) return null;

  const { search, page, previous, next, position } = neighbours;
  const back = (event: MouseEvent) => {
    markRecent(list.path, id);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey;
    // The list is the entry behind this one; where it shows this record, it comes back as it was scrolled.
    if (modified || page !== (search.page ?? 1)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <nav aria-label={`List of ${many}`} className={classes.bar}>
      <Link
        to={list.path}
        search={list.search.validate({ ...search, page }) as never}
        onClick={back}
        className={`${classes.back ?? ''} mantine-focus-auto`}
      >
        <IconArrowLeft size={16} className="mantine-rotate-rtl" aria-hidden />
        Back to {many}
      </Link>
      {position && (
        <Text size="sm" c="dimmed">
          {position.at} of {position.of}
        </Text>
      )}
      <Arrow label={`Previous ${one}`} shortcut="k" icon={IconChevronUp} step={previous} linkTo={linkTo} />
      <Arrow label={`Next ${one}`} shortcut="j" icon={IconChevronDown} step={next} linkTo={linkTo} />
    </nav>
  );
};

interface ArrowProps {
  label: string;
  shortcut: string;
  icon: Icon;
  step: Step | undefined;
  linkTo: (step: Step) => LinkProps | undefined;
}

const Arrow = ({ label, shortcut, icon: ArrowIcon, step, linkTo }: ArrowProps) => {
  const link = step && linkTo(step);
  const shown = { variant: 'default', size: 30, 'aria-label': label } as const;
  const icon = <ArrowIcon size={18} aria-hidden />;
  if (!link)
    return (
      <ActionIcon {...shown} disabled={!step?.retry} onClick={step?.retry}>
        {icon}
      </ActionIcon>
    );
  return (
    <Tooltip label={`${label} (${shortcut.toUpperCase()})`} openDelay={400}>
      <ActionIcon
        {...shown}
        aria-keyshortcuts={shortcut}
        renderRoot={(props) => <Link {...props} {...link} />}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
};
