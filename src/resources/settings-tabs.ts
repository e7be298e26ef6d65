/** The tabs of the settings; the first is the default. */
export const settingsTabs = {
  profile: 'Profile',
  password: 'Password',
  appearance: 'Appearance',
  starred: 'Starred pages',
  data: 'Data',
} as const;

export type SettingsTab = keyof typeof settingsTabs;

export const isSettingsTab = (value: unknown): value is SettingsTab =>
  typeof value === 'string' && Object.hasOwn(settingsTabs, value);

/** Validates the search parameters; the first tab is left out. */
export const validateSettings = ({ tab }: Record<string, unknown>): { tab?: SettingsTab } =>
  isSettingsTab(tab) && tab !== 'profile' ? { tab } : {};
