import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import classes from './data-table.module.css';

/** The element beside a list's filters in which its table's tools are rendered; undefined for a standalone table. */
export const ToolsPlace = createContext<Element | null | undefined>(undefined);

/** What can be done with a table as a whole: beside the filters of its list, else above it. */
export const Tools = ({ children }: { children: ReactNode }) => {
  const place = use(ToolsPlace);
  if (place === undefined) return <div className={classes.toolbar}>{children}</div>;
  return place && createPortal(children, place);
};
