import type { ReactNode } from 'react';
import { MantineProvider, useMantineCssVariablesResolver, useMantineTheme } from '@mantine/core';
import { type ColorScheme, useContentScheme } from './appearance';

interface SchemeScopeProps {
  /** Scheme of everything inside, whatever the page's own scheme is. */
  scheme: ColorScheme;
  className?: string | undefined;
  children: ReactNode;
}

const noRoot = () => undefined;

/**
 * A part of the page in a scheme of its own: the colour variables are declared again on this element, because those
 * inherited from the root are already resolved for the page's scheme.
 */
export const SchemeScope = ({ scheme, className, children }: SchemeScopeProps) => {
  const theme = useMantineTheme();
  const cssVariablesResolver = useMantineCssVariablesResolver();
  const differs = useContentScheme() !== scheme;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      getRootElement={noRoot}
      cssVariablesSelector=".scheme-scope"
      cssVariablesResolver={cssVariablesResolver}
      withCssVariables={differs}
      withGlobalClasses={false}
    >
      <div className={`scheme-scope ${className ?? ''}`} data-mantine-color-scheme={scheme}>
        {children}
      </div>
    </MantineProvider>
  );
};
