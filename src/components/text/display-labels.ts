/** The display preferences and their values in words. */
export const displayLabels = {
  density: { label: 'Density of lists', labels: { xs: 'Compact', md: 'Default', xl: 'Comfortable' } },
  calendar: { label: 'Calendar', labels: { both: 'AD and BS', ad: 'AD alone', bs: 'BS alone' } },
  rows: {
    label: 'Rows on a page',
    labels: { list: 'As each list has it', 10: '10', 25: '25', 50: '50', 100: '100' },
  },
} as const;

export const displayNames = ['density', 'calendar', 'rows'] as const;
