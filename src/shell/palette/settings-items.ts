import {
  type Icon,
  IconCalendar,
  IconDatabase,
  IconLock,
  IconPalette,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { changeDisplay, displayOptions } from '@/components/text/display';
import { displayLabels, displayNames } from '@/components/text/display-labels';
import { type SettingsTab, settingsTabs, validateSettings } from '@/resources/settings-tabs';
import type { PaletteItem } from './palette-item';

const group = $localize`Settings`;

const tabs: Record<SettingsTab, readonly [icon: Icon, words: string]> = {
  profile: [IconUser, 'own my name email account मेरो नाम इमेल खाता'],
  password: [IconLock, 'change own my new account मेरो नयाँ परिवर्तन'],
  appearance: [
    IconPalette,
    'look theme density calendar language digits numbers devanagari थिम पात्रो भाषा अङ्क देवनागरी',
  ],
  starred: [IconStar, 'favourites bookmarks order मनपर्ने क्रम'],
  data: [IconDatabase, 'my own import export backup drafts browser delete आयात निर्यात मस्यौदा ब्राउजर'],
};

const tabItems = (Object.keys(tabs) as SettingsTab[]).map((tab): PaletteItem => {
  const [icon, words] = tabs[tab];
  return {
    id: `settings:${tab}`,
    group,
    label: settingsTabs[tab],
    icon,
    words: `settings सेटिङ ${words}`,
    link: {
      to: '/settings',
      search: validateSettings({ tab }),
      ...(tab === 'password' && { hash: 'old_password' }),
    },
  };
});

const choiceWords: Record<(typeof displayNames)[number], readonly [icon: Icon, words: string]> = {
  density: [IconPalette, 'appearance rows height पङ्क्ति उचाइ'],
  calendar: [IconCalendar, 'appearance dates bikram sambat nepali english मिति विक्रम संवत् पात्रो'],
  rows: [IconPalette, 'appearance page size पृष्ठ'],
};

const choiceItems = displayNames.flatMap((name) => {
  const { label, labels } = displayLabels[name];
  const [icon, words] = choiceWords[name];
  return displayOptions[name].map((value): PaletteItem => ({
    id: `display:${name}:${value}`,
    group,
    label: `${label}: ${(labels as Record<string, string>)[value]}`,
    icon,
    words: `settings सेटिङ ${words}`,
    run: () => changeDisplay({ [name]: value }),
  }));
});

/** The tabs of the settings, and the choices for lists and days. */
export const settingsItems: readonly PaletteItem[] = [...tabItems, ...choiceItems];
