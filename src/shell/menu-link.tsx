import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDisplay } from '@/components/text/display';
import type { Area } from '@/resources/area';
import type { home } from '@/resources/home';
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
