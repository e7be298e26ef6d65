import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { reveal } from '@/components/keys/reveal';
import { areaGroups } from '@/resources/area';
import { home } from '@/resources/home';
import { useMenuScheme } from './appearance';
import { BrandMark } from './brand';
import { MenuGroup, MenuLink, SetupGroup } from './menu';
import { SchemeScope } from './scheme-scope';
import classes from './sidebar.module.css';

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
        <span className={classes.label}>{$localize`Nepal travel`}</span>
      </Link>
      {head}
      <nav ref={nav} aria-label={$localize`Main`} className={classes.nav}>
        <ul className={classes.list}>
          <li>
            <MenuLink entry={home} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        </ul>
        {areaGroups.map((group) =>
          group === 'Setup' ? (
            <SetupGroup key={group} {...{ collapsed, onNavigate }} />
          ) : (
            <MenuGroup key={group} {...{ group, collapsed, onNavigate }} />
          ),
        )}
      </nav>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </SchemeScope>
  );
};
