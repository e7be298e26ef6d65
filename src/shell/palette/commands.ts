import {
  type Icon,
  IconArrowsLeftRight,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMountain,
  IconPalette,
  IconPlus,
  IconQuestionMark,
  IconReplace,
  IconStar,
  IconUsersGroup,
} from '@tabler/icons-react';
import { signOut } from '@/api/session';
import type { Area } from '@/resources/area';
import { home } from '@/resources/home';
import { areas } from '@/resources/index';
import { type Appearance, changeAppearance, useAppearance } from '@/shell/appearance';
import { useOpenOverlay } from '@/shell/open-overlay';
import { toggleStar, useStarred } from '@/shell/starred';
import { usePage } from '@/shell/use-page';
import { createGroup, type PaletteItem, screenGroup } from './palette-item';

const themes: readonly [Appearance['theme'], string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['semi-dark', 'Semi-dark theme'],
  ['auto', 'Follow the system theme'],
];

type Command = readonly [label: string, icon: Icon, run: () => void, words?: string];

const commands = (group: string, entries: readonly Command[]): PaletteItem[] =>
  entries.map(([label, icon, run, words = '']) => ({
    id: `command:${label}`,
    group,
    label,
    icon,
    run,
    words,
  }));

const screen = ({ icon, label, path }: Pick<Area, 'icon' | 'label' | 'path'>, words: string) => ({
  id: `go:${path}`,
  group: screenGroup,
  label,
  icon,
  words,
  link: { to: path },
});

const screens: readonly PaletteItem[] = [
  ...[home, ...areas].map((one) => screen(one, 'open list')),
  screen(
    { icon: IconHistory, label: 'What I changed', path: '/history' },
    'history log undo restore deleted bin trash',
  ),
  screen(
    { icon: IconUsersGroup, label: 'Likely twins', path: '/twins' },
    'duplicates double same merge join alike',
  ),
  screen(
    { icon: IconReplace, label: 'Find and replace', path: '/find-and-replace' },
    'search texts words spellings names rename',
  ),
  screen(
    { icon: IconMountain, label: 'Nepal data', path: '/nepal-data' },
    'places heights altitudes feasts festivals seasons monsoon permits fees spellings',
  ),
  screen({ icon: IconQuestionMark, label: 'Help', path: '/help' }, 'manual guide how to'),
  ...areas.flatMap(({ create, nouns }) =>
    create
      ? [
          {
            id: `create:${create}`,
            group: createGroup,
            label: `Create ${nouns.one}`,
            icon: IconPlus,
            words: 'new add',
            link: { to: create },
          },
        ]
      : [],
  ),
];

/** Every screen and command of the application, in groups. */
export const useCommands = (): PaletteItem[] => {
  const open = useOpenOverlay();
  const { path, label } = usePage();
  const isStarred = useStarred().some((page) => page.path === path);
  const { direction } = useAppearance();
  const otherDirection = direction === 'ltr' ? 'rtl' : 'ltr';

  return [
    ...screens,
    ...commands('This page', [
      [
        isStarred ? 'Remove from starred pages' : 'Add to starred pages',
        IconStar,
        () => toggleStar({ path, label }),
      ],
    ]),
    ...commands('Appearance', [
      ...themes.map(([theme, name]): Command => [
        name,
        IconPalette,
        () => changeAppearance({ theme }),
        'mode',
      ]),
      [
        direction === 'ltr' ? 'Right to left' : 'Left to right',
        IconArrowsLeftRight,
        () => changeAppearance({ direction: otherDirection }),
      ],
      ['All appearance settings', IconPalette, () => open('appearance')],
    ]),
    ...commands('Application', [
      ['Keyboard shortcuts', IconKeyboard, () => open('shortcuts'), 'help'],
      ['Sign out', IconLogout, signOut, 'log out leave'],
    ]),
  ];
};
