import { VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { usePage } from './use-page';

const APP_NAME = 'Nepal travel admin';

/** Keeps the document's title and tells a screen reader when another screen has opened. */
export function DocumentTitle() {
  const { title, record, label, path } = usePage();

  useEffect(() => {
    document.title = [title, record, APP_NAME].filter(Boolean).join(' · ');
  }, [title, record]);

  // The control that led here is often gone with its screen; without this the keyboard would start at the top.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {label}
    </VisuallyHidden>
  );
}
