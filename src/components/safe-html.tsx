import { useMemo } from 'react';
import { clsx } from 'clsx';
import { sanitizeHtml } from './sanitize-html';
import classes from './rich-content.module.css';

interface SafeHtmlProps {
  /** HTML from the API; everything that is not on the allow-list is left out. */
  html: string | null | undefined;
  className?: string;
}

/** The one place where HTML of others is shown as HTML. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html ?? '') }), [html]);
  return <div className={clsx(classes.content, className)} dir="auto" dangerouslySetInnerHTML={safe} />;
};
