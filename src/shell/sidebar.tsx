import { type ReactNode, useEffect, useRef } from 'react';
import { MantineProvider, useMantineCssVariablesResolver, useMantineTheme } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { reveal } from '@/components/keys/reveal';
import { areaGroups } from '@/resources/area';
import { home } from '@/resources/home';
import { type ColorScheme, useContentScheme, useMenuScheme } from './appearance';
import { BrandMark } from './brand';
import { MenuGroup, MenuLink, SetupGroup } from './menu';
import classes from './sidebar.module.css';

interface SchemeScopeProps {
  /** The colour scheme of the content, whatever the page's is. */
  scheme: ColorScheme;
  className?: string | undefined;
  children: ReactNode;
}

const noRoot = () => undefined;

/**
 * A part of the page with its own colour scheme: redeclares the colour variables, because inherited ones are already
 * resolved for the page's scheme.
 */
const SchemeScope = ({ scheme, className, children }: SchemeScopeProps) => {
  const theme = useMantineTheme();
  const cssVariablesResolver = useMantineCssVariablesResolver();
  const differs = useContentScheme() !== scheme;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      getRootElement={noRoot}
      cssVariablesSelector=".scheme-scope"
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={differs}
      withGlobalClasses={false}
    >
      <div className={`scheme-scope ${className ?? ''}`} data-mantine-color-scheme={scheme}>
        {children}
      </div>
    </MantineProvider>
  );
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
