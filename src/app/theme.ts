import type {
  ComboboxProps,
  CSSVariablesResolver,
  MantineColorsTuple,
  MantineThemeOverride,
} from '@mantine/core';

/** The dropdown of a select or picker: as wide as the field, or wider if an option is. */
const dropdown: Partial<ComboboxProps> = {
  width: 'max-content',
  position: 'bottom-start',
  middlewares: {
    size: {
      apply: ({ rects, elements }) => {
        Object.assign(elements.floating.style, { minWidth: `${rects.reference.width}px`, maxWidth: '20rem' });
      },
    },
  },
};

// Shade 6 is the filled shade in both schemes: white on it passes 4.5:1 (black on warning), and shade 4 passes as text
// on dark surfaces. Check these pairs again when a shade is changed.
const primary: MantineColorsTuple = [
  '#eef6fa',
  '#d9eaf3',
  '#b3d3e5',
  '#86b9d5',
  '#5fa0c6',
  '#3f89b4',
  '#24739f',
  '#145d86',
  '#0f4a6c',
  '#0a3450',
];

const success: MantineColorsTuple = [
  '#ecf8f1',
  '#d2efdf',
  '#a5dfc0',
  '#74cb9d',
  '#4ab57e',
  '#2f9c66',
  '#1f8453',
  '#176b43',
  '#105234',
  '#0a3a25',
];

const danger: MantineColorsTuple = [
  '#fdf0ef',
  '#fadbd9',
  '#f4b6b2',
  '#ec8d87',
  '#e9756f',
  '#d94c45',
  '#c73731',
  '#a92a25',
  '#85201c',
  '#5f1613',
];

const warning: MantineColorsTuple = [
  '#fff7e8',
  '#ffecc7',
  '#fdd98f',
  '#fac453',
  '#f3ae2a',
  '#e9a423',
  '#dd9412',
  '#c98511',
  '#855607',
  '#4b2f06',
];

const dark: MantineColorsTuple = [
  '#dbe2ea',
  '#b9c4d0',
  '#93a1b0',
  '#718092',
  '#34414f',
  '#273240',
  '#1c2632',
  '#151d27',
  '#0f161f',
  '#0a0f16',
];

const gray: MantineColorsTuple = [
  '#f5f7fa',
  '#ecf0f4',
  '#dfe5eb',
  '#cfd7df',
  '#b9c3ce',
  '#8d99a6',
  '#5b6875',
  '#46525e',
  '#303a45',
  '#1d252e',
];

const fontFamily =
  "'Inter Variable', 'Inter fallback', 'Noto Sans Devanagari Variable', system-ui, sans-serif";

export const theme: MantineThemeOverride = {
  colors: { primary, success, danger, warning, dark, gray },
  primaryColor: 'primary',
  primaryShade: 6,
  autoContrast: true,
  // Where black and white text have the same contrast, (1.05 / 0.05) ** 0.5 * 0.05 - 0.05.
  luminanceThreshold: 0.179,
  black: '#141b23',
  breakpoints: { xs: '0em', sm: '36em', md: '48em', lg: '62em', xl: '75em' },
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.75rem', lineHeight: '1.45' },
    },
  },
  radius: { xs: '0.1875rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 2px rgb(16 28 41 / 6%)',
    sm: '0 1px 3px rgb(16 28 41 / 8%), 0 1px 2px rgb(16 28 41 / 5%)',
    md: '0 4px 14px rgb(16 28 41 / 10%), 0 1px 3px rgb(16 28 41 / 6%)',
    lg: '0 12px 32px rgb(16 28 41 / 14%), 0 2px 6px rgb(16 28 41 / 7%)',
    xl: '0 24px 56px rgb(16 28 41 / 20%), 0 4px 12px rgb(16 28 41 / 8%)',
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 34 } },
    Alert: { defaultProps: { radius: 'md' } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 },
      // It is as high as a line of a row: on the baseline of its smaller letters it would be 1.7 px too low.
      styles: { root: { verticalAlign: 'top' } },
    },
    Card: { defaultProps: { radius: 'md', withBorder: true } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    CloseButton: { defaultProps: { 'aria-label': $localize`Close` } },
    Combobox: { defaultProps: dropdown },
    Drawer: { defaultProps: { position: 'right', size: 360 }, styles: { title: { fontWeight: 600 } } },
    // Descriptions are below their fields, so that fields in a row line up.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: { label: { marginBlockEnd: 4 } },
    },
    // Mantine's placeholder for the first focus is not an allowed child of a menu role.
    Menu: { defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } },
    Modal: { styles: { title: { fontWeight: 600 } } },
    ModalRoot: { defaultProps: { centered: true, radius: 'md' } },
    Paper: { defaultProps: { radius: 'md' } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 300, withinPortal: true, fz: 'xs' } },
  },
};

const palette = ['primary', 'success', 'danger', 'warning', 'gray'];

// On dark surfaces Mantine mixes tints with black, so that they look like holes; these are translucent.
const darkTints = Object.fromEntries(
  palette.flatMap((name) => [
    [`--mantine-color-${name}-light`, `color-mix(in srgb, var(--mantine-color-${name}-5) 20%, transparent)`],
    [
      `--mantine-color-${name}-light-hover`,
      `color-mix(in srgb, var(--mantine-color-${name}-5) 28%, transparent)`,
    ],
    [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
  ]),
);

/** Colours that Mantine derives from its own palette, derived from ours and raised to AA contrast. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  // The border of a checkbox and the track of a switch that is off: 3:1 on every surface.
  variables: { '--app-control': 'color-mix(in srgb, var(--mantine-color-text) 50%, transparent)' },
  light: {
    '--app-canvas': 'var(--mantine-color-gray-0)',
    '--app-sidebar': 'var(--mantine-color-white)',
    '--mantine-color-error': 'var(--mantine-color-danger-6)',
    '--mantine-color-success': 'var(--mantine-color-success-7)',
    '--mantine-color-warning-text': 'var(--mantine-color-warning-8)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  },
  dark: {
    ...darkTints,
    '--app-canvas': 'var(--mantine-color-dark-8)',
    '--app-sidebar': 'var(--mantine-color-dark-7)',
    '--mantine-color-error': 'var(--mantine-color-danger-4)',
    '--mantine-color-success': 'var(--mantine-color-success-4)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
  },
});
