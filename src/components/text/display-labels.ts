/** The display preferences and their values in words. */
export const displayLabels = {
  density: {
    label: $localize`Density of lists`,
    labels: { xs: $localize`Compact`, md: $localize`Default`, xl: $localize`Comfortable` },
  },
  calendar: {
    label: $localize`Calendar`,
    labels: {
      both: $localize`AD and BS`,
      'bs-first': $localize`BS and AD`,
      ad: $localize`AD alone`,
      bs: $localize`BS alone`,
    },
  },
  rows: {
    label: $localize`Rows on a page`,
    labels: { list: $localize`As each list has it`, 10: '10', 25: '25', 50: '50', 100: '100' },
  },
} as const;

export const displayNames = ['density', 'calendar', 'rows'] as const;
