import type { ReactNode } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { afterEach } from 'vitest';

/** For the browser tests of a file: renders into the page, which is empty again after each of them. */
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
