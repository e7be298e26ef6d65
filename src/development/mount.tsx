import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';

/** Renders a panel beside the app, whose provider sets the colours: this one must not override them. */
export const mount = (panel: ReactNode): void => {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} getRootElement={() => undefined}>
      {panel}
    </MantineProvider>,
  );
};
