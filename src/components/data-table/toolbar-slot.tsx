import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import classes from './data-table.module.css';

/** The element beside a list's filters into which the table's tools are portalled; undefined for a standalone table. */
export const ToolsPlace = createContext<Element | null | undefined>(undefined);

/** The tools of a table: beside the list's filters, else above the table. */
export const Toolbar = ({ children }: { children: ReactNode }) => {
  const place = use(ToolsPlace);
  if (place === undefined) return <div className={classes.toolbar}>{children}</div>;
  return place && createPortal(children, place);
};
