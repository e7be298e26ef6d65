import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import {
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconPalette,
  IconPhoto,
  IconQuestionMark,
  IconReplace,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { signOut, useSessionUser } from '@/api/session';
import { userName } from '@/api/session/user';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { version } from '@/lib/loading/version';
import classes from './account-menu.module.css';
import { initials } from './initials';
import { NEWS, useUnreadNews } from './news';
import { useOpenOverlay } from './open-overlay';

/** The signed-in user, and the sign-out. */
export const AccountMenu = () => {
  const user = useSessionUser();
  const open = useOpenOverlay();
  const news = useUnreadNews();
  const name = user ? userName(user) : $localize`Administrator`;
  return (
    <LazyMenu
      width={230}
      withoutCode={
        // Nobody stays signed in for want of a file.
        <div role="menu" aria-label={$localize`Account`}>
          <Button role="menuitem" size="compact-sm" variant="default" onClick={signOut}>
            {$localize`Sign out`}
          </Button>
        </div>
      }
      items={(Menu) => (
        <>
          <Menu.Label>
            <Text fz="sm" fw={600} c="var(--mantine-color-text)" truncate>
              {name}
            </Text>
            {user?.email && user.email !== name && (
              <Text fz="xs" truncate>
                {user.email}
              </Text>
            )}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconSettings size={16} />}
            renderRoot={(props) => <Link {...props} to="/settings" />}
          >
            {$localize`Settings`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory size={16} />}
            renderRoot={(props) => <Link {...props} to="/history" />}
          >
            {$localize`What I changed`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPhoto size={16} />}
            renderRoot={(props) => <Link {...props} to="/images" />}
          >
            {$localize`Images`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconReplace size={16} />}
            renderRoot={(props) => <Link {...props} to="/find-and-replace" />}
          >
            {$localize`Find and replace`}
          </Menu.Item>
          <Menu.Item leftSection={<IconPalette size={16} />} onClick={() => open('appearance')}>
            {$localize`Appearance`}
          </Menu.Item>
          <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={() => open('shortcuts')}>
            {$localize`Keyboard shortcuts`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconQuestionMark size={16} />}
            rightSection={news && <span className={classes.news} />}
            renderRoot={(props) => <Link {...props} to="/help" hash={news ? NEWS : undefined} />}
          >
            {$localize`Help`}
            {news && <VisuallyHidden>{$localize`with news`}</VisuallyHidden>}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} className="mantine-rotate-rtl" />} onClick={signOut}>
            {$localize`Sign out`}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{$localize`Version ${version()}:version:`}</Menu.Label>
        </>
      )}
    >
      {(props) => (
        <ActionIcon {...props} aria-label={$localize`Account`} radius="xl">
          <span className={classes.initials} data-initials={initials(name)} />
        </ActionIcon>
      )}
    </LazyMenu>
  );
};
