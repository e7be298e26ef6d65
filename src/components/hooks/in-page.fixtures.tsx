import type { ReactNode } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { afterEach } from 'vitest';

/** For browser tests: renders into the page, and unmounts after each test. */
export const inPage = (options?: RootOptions) => {
  let root: Root | undefined;
  afterEach(() => {
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
  });
  return (children: ReactNode) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')), options);
    root.render(<MantineProvider>{children}</MantineProvider>);
  };
};
