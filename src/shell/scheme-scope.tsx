import type { ReactNode } from 'react';
import { MantineProvider, useMantineCssVariablesResolver, useMantineTheme } from '@mantine/core';
import { type ColorScheme, useContentScheme } from './appearance';

interface SchemeScopeProps {
  /** The colour scheme of the content, whatever the page's is. */
  scheme: ColorScheme;
  className?: string | undefined;
  children: ReactNode;
}

const noRoot = () => undefined;

/**
 * A part of the page with its own colour scheme: redeclares the colour variables, because inherited ones are already
 * resolved for the page's scheme.
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
