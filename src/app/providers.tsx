import { type ReactNode, useLayoutEffect } from 'react';
import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReadUses, RecordUses } from '@/components/dialogs/record-uses-context';
import { loadChunk } from '@/lib/loading/chunk';
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

const readUses: ReadUses = async (path, ids) => {
  const { usesAt } = await loadChunk(() => import('@/resources/uses'));
  return usesAt(path, ids);
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
          <RecordUses value={readUses}>{children}</RecordUses>
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  );
};
