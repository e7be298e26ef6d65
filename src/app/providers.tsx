import { type ReactNode, useLayoutEffect } from 'react';
import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { contentScheme, useAppearance, useContentScheme } from '@/shell/appearance';
import { cssVariablesResolver, theme } from './theme';

const nothing = () => undefined;

// Mantine reads this once, before the forced scheme; its own manager would flash a light page in dark mode.
const schemeManager: MantineColorSchemeManager = {
  get: contentScheme,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

interface AppProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export const AppProviders = ({ queryClient, children }: AppProvidersProps) => {
  const { direction } = useAppearance();

  // The direction provider observes this attribute.
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider initialDirection={direction}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={schemeManager}
          forceColorScheme={useContentScheme()}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  );
};
