import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { langOf } from '@/lib/languages/lang-of';
import classes from './navbar.module.css';
import { usePage } from './use-page';

/** The breadcrumb: Home, the area, ancestor records, and the screen itself. */
export const Breadcrumb = () => {
  const { path, crumbs } = usePage();
  const above = path === '/' ? [] : crumbs.slice(0, -1);
  const current = crumbs.at(-1);
  return (
    <nav aria-label={$localize`Breadcrumb`} className={classes.crumbs}>
      <ol>
        {path !== '/' && (
          <li>
            <Link to="/" aria-label={$localize`Home`} className="mantine-focus-auto">
              <IconHome size={17} stroke={1.6} aria-hidden />
            </Link>
            <Separator />
          </li>
        )}
        {above.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className="mantine-focus-auto">
              <bdi lang={langOf(label)}>{label}</bdi>
            </Link>
            <Separator />
          </li>
        ))}
        <li>
          <span
            className={classes.current}
            dir="auto"
            lang={langOf(current?.label ?? '')}
            aria-current="page"
          >
            {current?.label}
          </span>
        </li>
      </ol>
    </nav>
  );
};

const Separator = () => <IconChevronRight size={14} className="mantine-rotate-rtl" aria-hidden />;
