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
  ['light', $localize`Light theme`],
  ['dark', $localize`Dark theme`],
  ['semi-dark', $localize`Semi-dark theme`],
  ['auto', $localize`Follow the system theme`],
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
    { icon: IconHistory, label: $localize`What I changed`, path: '/history' },
    'history log undo restore deleted bin trash',
  ),
  screen(
    { icon: IconUsersGroup, label: $localize`Likely twins`, path: '/twins' },
    'duplicates double same merge join alike',
  ),
  screen(
    { icon: IconReplace, label: $localize`Find and replace`, path: '/find-and-replace' },
    'search texts words spellings names rename',
  ),
  screen(
    { icon: IconMountain, label: $localize`Nepal data`, path: '/nepal-data' },
    'places heights altitudes feasts festivals seasons monsoon permits fees spellings',
  ),
  screen({ icon: IconQuestionMark, label: $localize`Help`, path: '/help' }, 'manual guide how to'),
  ...areas.flatMap(({ create, nouns }) =>
    create
      ? [
          {
            id: `create:${create}`,
            group: createGroup,
            label: $localize`Create ${nouns.one}:noun:`,
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
    ...commands($localize`This page`, [
      [
        isStarred ? $localize`Remove from starred pages` : $localize`Add to starred pages`,
        IconStar,
        () => toggleStar({ path, label }),
      ],
    ]),
    ...commands($localize`Appearance`, [
      ...themes.map(([theme, name]): Command => [
        name,
        IconPalette,
        () => changeAppearance({ theme }),
        'mode',
      ]),
      [
        direction === 'ltr' ? $localize`Right to left` : $localize`Left to right`,
        IconArrowsLeftRight,
        () => changeAppearance({ direction: otherDirection }),
      ],
      [$localize`All appearance settings`, IconPalette, () => open('appearance')],
    ]),
    ...commands($localize`Application`, [
      [$localize`Keyboard shortcuts`, IconKeyboard, () => open('shortcuts'), 'help'],
      [$localize`Sign out`, IconLogout, signOut, 'log out leave'],
    ]),
  ];
};
