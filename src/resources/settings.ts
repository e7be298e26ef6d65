import { IconSettings } from '@tabler/icons-react';
import { area } from './area';

export const settingArea = area({
  path: '/settings',
  nouns: { one: 'setting', other: 'settings' },
  group: 'System',
  icon: IconSettings,
});
