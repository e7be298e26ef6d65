import { useEffect } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useRememberOpened } from './palette/use-remember-opened';
import { useLostFocus } from './use-lost-focus';
import { pageLabel, useScreenName } from './use-screen-name';

const APP_NAME = $localize`Nepal travel admin`;

/** Sets the document's title, announces a new screen to screen readers, and adds its record to the recent ones. */
export const DocumentTitle = () => {
  const screen = useScreenName();
  const { title, about, path } = screen;
  useRememberOpened(screen);
  useLostFocus(path);

  useEffect(() => {
    // A screen without a title is still loading.
    if (title !== undefined) document.title = [title, about, APP_NAME].filter(Boolean).join(' · ');
  }, [title, about]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title !== undefined && pageLabel(title, about)}
    </VisuallyHidden>
  );
};
