import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { reveal } from '@/components/keys/reveal';
import { stepTo } from './direction';
import type { ViewSearch } from './saved-views';
import classes from './saved-views.module.css';

interface ViewTabProps {
  path: string;
  name: string;
  search: ViewSearch;
  /** It matches the list's current search. */
  shown: boolean;
  /** Moves it by one position; undefined if it cannot be moved. */
  onMove?: (by: 1 | -1) => void;
  /** Controls after the name. */
  children?: ReactNode;
}

const sides: Partial<Record<string, 'left' | 'right'>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** A view as a link; Alt and an arrow key move it. */
export const ViewTab = ({ path, name, search, shown, onMove, children }: ViewTabProps) => (
  <li ref={shown ? reveal : undefined} className={classes.tab} data-shown={shown || undefined}>
    <Link
      to={path}
      search={((before: Record<string, unknown>) => ({ ...search, per_page: before.per_page })) as never}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={shown ? 'page' : undefined}
      className={`${classes.link} mantine-focus-auto`}
      dir="auto"
      onKeyDown={(event) => {
        const side = event.altKey ? sides[event.key] : undefined;
        if (side === undefined || !onMove) return;
        event.preventDefault();
        onMove(stepTo(side));
      }}
    >
      {name}
    </Link>
    {children}
  </li>
);
