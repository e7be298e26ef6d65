import {
  type Icon,
  IconCalendar,
  IconDatabase,
  IconLock,
  IconPalette,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { display, displayOptions } from '@/components/text/display';
import { displayLabels, displayNames } from '@/components/text/display-labels';
import { type SettingsTab, settingsTabs, validateSettings } from '@/resources/settings-tabs';
import type { PaletteItem } from './palette-item';

const group = $localize`Settings`;

const tabs: Record<SettingsTab, readonly [icon: Icon, words: string]> = {
  profile: [IconUser, 'own my name email account'],
  password: [IconLock, 'change own my new account'],
  appearance: [IconPalette, 'look theme density calendar language'],
  starred: [IconStar, 'favourites bookmarks order'],
  data: [IconDatabase, 'import export backup drafts browser delete'],
};

const tabItems = (Object.keys(tabs) as SettingsTab[]).map((tab): PaletteItem => {
  const [icon, words] = tabs[tab];
  return {
    id: `settings:${tab}`,
    group,
    label: settingsTabs[tab],
    icon,
    words: `settings ${words}`,
    link: { to: '/settings', search: validateSettings({ tab }) },
  };
});

const choiceWords: Record<(typeof displayNames)[number], readonly [icon: Icon, words: string]> = {
  density: [IconPalette, 'appearance rows height'],
  calendar: [IconCalendar, 'appearance dates bikram sambat nepali english'],
  rows: [IconPalette, 'appearance page size'],
};

const choiceItems = displayNames.flatMap((name) => {
  const { label, labels } = displayLabels[name];
  const [icon, words] = choiceWords[name];
  return displayOptions[name].map((value): PaletteItem => ({
    id: `display:${name}:${value}`,
    group,
    label: `${label}: ${(labels as Record<string, string>)[value]}`,
    icon,
    words: `settings ${words}`,
    run: () => display.set({ ...display.get(), [name]: value }),
  }));
});

/** The tabs of the settings, and the choices for lists and days. */
export const settingsItems: readonly PaletteItem[] = [...tabItems, ...choiceItems];
