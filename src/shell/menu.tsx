import { useId, useSyncExternalStore } from 'react';
import { Badge } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { focusManager, useQueries } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useScreenRead } from '@/components/records/use-screen-read';
import { useDisplay } from '@/components/text/display';
import { formatCount, inDigits } from '@/lib/formats/formats';
import { type Area, type areaGroups, groupLabels } from '@/resources/area';
import type { home } from '@/resources/home';
import { areaAt, areas } from '@/resources/index';
import { changeAppearance, useAppearance } from './appearance';
import classes from './sidebar.module.css';

interface MenuLinkProps {
  entry: Pick<Area, 'label' | 'path' | 'icon'> | typeof home;
  /** By default, the list with the chosen page size. */
  search?: object | undefined;
  /** Whether the screen belongs to the entry, if not by its path. */
  current?: boolean;
  /** Shows only the icon, with the label as a tooltip. */
  collapsed: boolean;
  /** A count beside the label; hidden if 0 or unknown, and "99+" above 99. */
  count?: number | undefined;
  onNavigate?: (() => void) | undefined;
}

/** A menu entry: opens the area's list without filters, with the chosen page size; current on all its screens. */
export const MenuLink = ({
  entry: { label, path, icon: EntryIcon },
  search,
  current = false,
  collapsed,
  count = 0,
  onNavigate,
}: MenuLinkProps) => {
  const { rows } = useDisplay();
  const clean = rows === 'list' || path === '/' ? undefined : { per_page: Number(rows) };
  return (
    <Link
      to={path}
      search={(search ?? clean) as never}
      aria-current={current ? 'page' : undefined}
      className={`${classes.entry} mantine-focus-auto`}
      activeOptions={{ exact: path === '/', includeSearch: false }}
      data-hint={collapsed ? label : undefined}
      data-hint-side="end"
      onClick={onNavigate}
    >
      <EntryIcon size={19} stroke={1.6} aria-hidden />
      <span className={classes.label}>{label}</span>
      {count > 0 && (
        <Badge
          className={classes.badge}
          size="sm"
          circle={count < 10}
          aria-label={
            count > 99 ? $localize`More than 99 waiting` : $localize`${formatCount(count)}:count: waiting`
          }
        >
          <bdi>{inDigits(count > 99 ? '99+' : count)}</bdi>
        </Badge>
      )}
    </Link>
  );
};

const queues = areas.flatMap(({ waiting }) => waiting ?? []);
const [requests] = areas.filter(({ waiting }) => waiting);

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);
const isVisible = () => focusManager.isFocused();

/** The number of waiting requests of all kinds that could be read; 0 before. A hidden tab sends no requests. */
const useWaiting = (): number => {
  const visible = useSyncExternalStore(watchFocus, isVisible);
  const enabled = useScreenRead() && visible;
  return useQueries({
    queries: queues.map((waiting) => ({ ...waiting, enabled })),
    combine: (results) =>
      results.some(({ isPending }) => isPending)
        ? 0
        : results.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
  });
};

interface MenuEntriesProps {
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** The requests of all kinds in one queue. */
const RequestsEntry = (props: MenuEntriesProps) => {
  const count = useWaiting();
  const current = useLocation({ select: ({ pathname }) => pathname.startsWith('/requests/') });
  return (
    requests && (
      <li>
        <MenuLink
          entry={{ ...requests, label: $localize`Requests` }}
          search={{ kinds: 'all' }}
          current={current}
          count={count}
          {...props}
        />
      </li>
    )
  );
};

interface MenuGroupProps extends MenuEntriesProps {
  group: (typeof areaGroups)[number];
}

/** The entries of a group's areas, but for requests, which are one entry. */
const AreaEntries = ({ group, ...props }: MenuGroupProps) =>
  areas
    .filter((area) => area.group === group && !area.waiting)
    .map((area) => (
      <li key={area.path}>
        <MenuLink entry={{ ...area, label: area.menuLabel ?? area.label }} {...props} />
      </li>
    ));

/** A group of the menu under its heading. */
export const MenuGroup = ({ group, ...props }: MenuGroupProps) => {
  const id = useId();
  const withRequests = areas.some((area) => area.group === group && area.waiting);
  return (
    <>
      <div className={classes.heading}>
        <span id={id}>{groupLabels[group]}</span>
      </div>
      <ul className={classes.list} aria-labelledby={id}>
        <AreaEntries group={group} {...props} />
        {withRequests && <RequestsEntry {...props} />}
      </ul>
    </>
  );
};

/** What is set up once, foldable unless one of its screens is shown. */
export const SetupGroup = (props: MenuEntriesProps) => {
  const id = useId();
  const { setup } = useAppearance();
  const inside = useLocation({ select: ({ pathname }) => areaAt(pathname)?.group === 'Setup' });
  const open = setup === 'open' || inside;
  return (
    <>
      <button
        type="button"
        className={`${classes.entry} ${classes.fold} mantine-focus-auto`}
        aria-expanded={open}
        aria-controls={id}
        data-hint={props.collapsed ? $localize`Setup` : undefined}
        data-hint-side="end"
        disabled={inside}
        onClick={() => changeAppearance({ setup: open ? 'folded' : 'open' })}
      >
        <IconAdjustmentsHorizontal size={19} stroke={1.6} aria-hidden />
        <span className={classes.label}>{$localize`Setup`}</span>
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </button>
      <ul className={classes.list} id={id} aria-label={$localize`Setup`} hidden={!open}>
        <AreaEntries group="Setup" {...props} />
      </ul>
    </>
  );
};
