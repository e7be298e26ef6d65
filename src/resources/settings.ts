import { IconSettings } from '@tabler/icons-react';
import { area } from './area';

export const settingArea = area({
  path: '/settings',
  nouns: { one: $localize`setting`, other: $localize`settings` },
  words: 'site सेटिङ साइट',
  group: 'System',
  icon: IconSettings,
});
