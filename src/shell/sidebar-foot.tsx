import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPalette } from '@tabler/icons-react';
import { AccountMenu } from './account-menu';
import { changeAppearance, useAppearance } from './appearance';
import { useOpenOverlay } from './open-overlay';

/** Collapses the menu; if the navbar is hidden, it also has the essential controls. */
export const SidebarFoot = () => {
  const { menu, navbar } = useAppearance();
  const open = useOpenOverlay();
  const collapsed = menu === 'collapsed';
  const label = collapsed ? $localize`Expand menu` : $localize`Collapse menu`;
  const FoldIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <ActionIcon
        aria-label={label}
        data-hint={label}
        data-hint-side="end"
        onClick={() => changeAppearance({ menu: collapsed ? 'open' : 'collapsed' })}
      >
        <FoldIcon size={19} stroke={1.6} className="mantine-rotate-rtl" aria-hidden />
      </ActionIcon>
      {navbar === 'hidden' && (
        <>
          <ActionIcon
            aria-label={$localize`Appearance`}
            data-hint={$localize`Appearance`}
            data-hint-side="end"
            onClick={() => open('appearance')}
          >
            <IconPalette size={19} stroke={1.6} aria-hidden />
          </ActionIcon>
          <AccountMenu />
        </>
      )}
    </>
  );
};
