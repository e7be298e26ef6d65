/** The parts of the settings; the first is shown where the address names none. */
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

/** Reads any search object; the first tab is left out. */
export const validateSettings = ({ tab }: Record<string, unknown>): { tab?: SettingsTab } =>
  isSettingsTab(tab) && tab !== 'profile' ? { tab } : {};
