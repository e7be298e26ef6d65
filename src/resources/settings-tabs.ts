/** The tabs of the settings; the first is the default. */
export const settingsTabs = {
  profile: $localize`Profile`,
  password: $localize`Password`,
  appearance: $localize`Appearance`,
  starred: $localize`Starred pages`,
  data: $localize`Data`,
} as const;

export type SettingsTab = keyof typeof settingsTabs;

export const isSettingsTab = (value: unknown): value is SettingsTab =>
  typeof value === 'string' && Object.hasOwn(settingsTabs, value);

/** Validates the search parameters; the first tab is left out. */
export const validateSettings = ({ tab }: Record<string, unknown>): { tab?: SettingsTab } =>
  isSettingsTab(tab) && tab !== 'profile' ? { tab } : {};
