import {
  type Icon,
  IconArrowsLeftRight,
  IconHistory,
  IconKeyboard,
  IconLink,
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
import { useStarrable } from '@/shell/use-page';
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
  screen(home, 'open खोल्नुहोस्'),
  ...areas.map(({ label, menuLabel = label, words = '', ...one }) => ({
    ...screen({ ...one, label: menuLabel }, `open list सूची खोल्नुहोस् ${words}`),
    also: [label],
  })),
  screen(
    { icon: IconHistory, label: $localize`What I changed`, path: '/history' },
    'history log undo restore deleted bin trash इतिहास पूर्ववत् मेटाएको फिर्ता',
  ),
  screen(
    { icon: IconUsersGroup, label: $localize`Likely twins`, path: '/twins' },
    'duplicates double same merge join alike दोहोरो उस्तै गाभ्नुहोस्',
  ),
  screen(
    { icon: IconLink, label: $localize`Listings that blogs name`, path: '/blog-links' },
    'related listings links blogs mention missing internal सम्बन्धित लिङ्क ब्लग उल्लेख',
  ),
  screen(
    { icon: IconReplace, label: $localize`Find and replace`, path: '/find-and-replace' },
    'search texts words spellings names rename पाठ शब्द हिज्जे नाम',
  ),
  screen(
    { icon: IconMountain, label: $localize`Nepal data`, path: '/nepal-data' },
    'places heights altitudes feasts festivals seasons monsoon permits fees spellings ठाउँ उचाइ चाडपर्व मौसम मनसुन अनुमतिपत्र शुल्क',
  ),
  screen(
    { icon: IconQuestionMark, label: $localize`Help`, path: '/help' },
    'manual guide how to निर्देशिका कसरी',
  ),
  ...areas.flatMap(({ create, nouns }) =>
    create
      ? [
          {
            id: `create:${create}`,
            group: createGroup,
            label: $localize`Create ${nouns.one}:noun:`,
            madeOf: [$localize`Create`, nouns.one],
            icon: IconPlus,
            words: 'new add नयाँ थप्नुहोस्',
            also: [`new ${nouns.one}`, `add ${nouns.one}`],
            link: { to: create },
          },
        ]
      : [],
  ),
];

/** Every screen and command of the application, in groups. */
export const useCommands = (): PaletteItem[] => {
  const open = useOpenOverlay();
  const page = useStarrable();
  const isStarred = useStarred().some(({ path }) => path === page.path);
  const { direction } = useAppearance();
  const otherDirection = direction === 'ltr' ? 'rtl' : 'ltr';

  return [
    ...screens,
    ...commands($localize`This page`, [
      [
        isStarred ? $localize`Remove from starred pages` : $localize`Add to starred pages`,
        IconStar,
        () => toggleStar(page),
      ],
    ]),
    ...commands($localize`Appearance`, [
      ...themes.map(([theme, name]): Command => [
        name,
        IconPalette,
        () => changeAppearance({ theme }),
        'mode मोड',
      ]),
      [
        direction === 'ltr' ? $localize`Right to left` : $localize`Left to right`,
        IconArrowsLeftRight,
        () => changeAppearance({ direction: otherDirection }),
      ],
      [$localize`All appearance settings`, IconPalette, () => open('appearance')],
    ]),
    ...commands($localize`Application`, [
      [$localize`Keyboard shortcuts`, IconKeyboard, () => open('shortcuts'), 'help मद्दत'],
      [$localize`Sign out`, IconLogout, signOut, 'log out leave लग आउट बाहिर'],
    ]),
  ];
};
