import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArrowsLeftRight,
  IconKeyboard,
  IconLogout,
  IconPalette,
  IconPlus,
  IconStar,
  type Icon,
} from '@tabler/icons-react';
import { useRouter, type LinkProps } from '@tanstack/react-router';
import { signOut } from '@/session/session';
import { changeAppearance, useAppearance, type Appearance } from './appearance';
import { homeEntry, menu } from './menu';
import { useOpenOverlay } from './overlays';
import { toggleStar, useStarred } from './starred';
import { usePage } from './use-page';

const action = (
  ActionIcon: Icon,
  label: string,
  onClick: () => void,
  words: string[] = [],
): SpotlightActionData => ({
  id: label,
  label,
  onClick,
  keywords: words,
  leftSection: <ActionIcon size={18} stroke={1.6} aria-hidden />,
});

const themes: [Appearance['theme'], string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['semi-dark', 'Semi-dark theme'],
  ['auto', 'Follow the system theme'],
];

/** What the command palette offers, in its groups. */
export function usePaletteActions(): SpotlightActionGroupData[] {
  const router = useRouter();
  const open = useOpenOverlay();
  const page = usePage();
  const isStarred = useStarred().some(({ path }) => path === page.path);
  const { direction } = useAppearance();

  const go = (to: NonNullable<LinkProps['to']>) => () => void router.navigate({ to });
  const otherDirection = direction === 'ltr' ? 'rtl' : 'ltr';

  return [
    {
      group: 'Go to',
      actions: [homeEntry, ...menu].map(({ icon, label, to }) =>
        action(icon, label, go(to), ['open', 'list']),
      ),
    },
    {
      group: 'Create',
      actions: menu.flatMap(({ create }) =>
        create ? [action(IconPlus, create.label, go(create.to), ['new', 'add'])] : [],
      ),
    },
    {
      group: 'This page',
      actions: [
        action(IconStar, isStarred ? 'Remove from starred pages' : 'Add to starred pages', () =>
          toggleStar({ path: page.path, label: page.label }),
        ),
      ],
    },
    {
      group: 'Appearance',
      actions: [
        ...themes.map(([theme, label]) =>
          action(IconPalette, label, () => changeAppearance({ theme }), ['mode']),
        ),
        action(IconArrowsLeftRight, direction === 'ltr' ? 'Right to left' : 'Left to right', () =>
          changeAppearance({ direction: otherDirection }),
        ),
        action(IconPalette, 'All appearance settings', () => open('appearance')),
      ],
    },
    {
      group: 'Application',
      actions: [
        action(IconKeyboard, 'Keyboard shortcuts', () => open('shortcuts'), ['help']),
        action(IconLogout, 'Sign out', signOut, ['log out', 'leave']),
      ],
    },
  ].filter(({ actions }) => actions.length > 0);
}
