import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Badge } from '@mantine/core';
import { focusManager, useQueries } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { reveal } from '@/components/keys/reveal';
import { useScreenRead } from '@/components/records/use-screen-read';
import { useDisplay } from '@/components/text/display';
import { type AppPath, type Area, areaGroups } from '@/resources/area';
import { home } from '@/resources/home';
import { areas } from '@/resources/index';
import { useMenuScheme } from './appearance';
import { BrandMark } from './brand';
import { SchemeScope } from './scheme-scope';
import classes from './sidebar.module.css';

interface MenuLinkProps {
  entry: Pick<Area, 'label' | 'path' | 'icon'> | typeof home;
  /** Shows only the icon, with the label as a tooltip. */
  collapsed: boolean;
  /** A count beside the label; hidden if 0 or unknown, and "99+" above 99. */
  count?: number | undefined;
  onNavigate?: (() => void) | undefined;
}

/** A menu entry: opens the area's list without filters, with the chosen page size; current on all its screens. */
export const MenuLink = ({
  entry: { label, path, icon: EntryIcon },
  collapsed,
  count = 0,
  onNavigate,
}: MenuLinkProps) => {
  const { rows } = useDisplay();
  const search = rows === 'list' || path === '/' ? undefined : { per_page: Number(rows) };
  return (
    <Link
      to={path}
      search={search as never}
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
          aria-label={count > 99 ? 'More than 99 waiting' : `${count} waiting`}
        >
          <bdi>{count > 99 ? '99+' : count}</bdi>
        </Badge>
      )}
    </Link>
  );
};

const queues = areas.flatMap(({ path, waiting }) => (waiting ? [{ path, waiting }] : []));

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);
const isVisible = () => focusManager.isFocused();

/** The number of pending records by area path, where known. A hidden tab sends no requests. */
const useMenuBadges = (): ReadonlyMap<AppPath, number> => {
  const visible = useSyncExternalStore(watchFocus, isVisible);
  const enabled = useScreenRead() && visible;
  return useQueries({
    queries: queues.map(({ waiting }) => ({ ...waiting, enabled })),
    combine: (results) =>
      new Map(
        queues.flatMap(({ path }, index) => {
          const known = results[index]?.data?.count;
          return known === undefined ? [] : [[path, known] as const];
        }),
      ),
  });
};

interface SidebarProps {
  /** Shows only icons. */
  collapsed?: boolean;
  /** A control beside the brand. */
  head?: ReactNode;
  /** Controls at the bottom. */
  foot?: ReactNode;
  /** Called when an entry is chosen, so that a drawer can close. */
  onNavigate?: () => void;
}

/** The menu: brand, Home, and the areas in groups. */
export const Sidebar = ({ collapsed = false, head, foot, onNavigate }: SidebarProps) => {
  const scheme = useMenuScheme();
  const nav = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => reveal(nav.current?.querySelector('[aria-current="page"]')), [pathname]);

  return (
    <SchemeScope scheme={scheme} className={`${classes.sidebar} ${collapsed ? classes.collapsed : ''}`}>
      <Link
        to="/"
        className={`${classes.brand} mantine-focus-auto`}
        onClick={onNavigate}
        tabIndex={-1}
        aria-hidden
      >
        <BrandMark />
        <span className={classes.label}>Nepal travel</span>
      </Link>
      {head}
      <nav ref={nav} aria-label="Main" className={classes.nav}>
        <ul className={classes.list}>
          <li>
            <MenuLink entry={home} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        </ul>
        {areaGroups.map((group) => (
          <MenuGroup key={group} {...{ group, collapsed, onNavigate }} />
        ))}
      </nav>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </SchemeScope>
  );
};

interface MenuGroupProps {
  group: Area['group'];
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

const MenuGroup = ({ group, collapsed, onNavigate }: MenuGroupProps) => {
  const id = useId();
  const counts = useMenuBadges();
  return (
    <>
      <div className={classes.heading}>
        <span id={id}>{group}</span>
      </div>
      <ul className={classes.list} aria-labelledby={id}>
        {areas
          .filter((area) => area.group === group)
          .map((area) => (
            <li key={area.path}>
              <MenuLink
                entry={area}
                collapsed={collapsed}
                count={counts.get(area.path)}
                onNavigate={onNavigate}
              />
            </li>
          ))}
      </ul>
    </>
  );
};
