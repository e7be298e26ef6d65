import type { ComponentType } from 'react';
import { Stack, Tabs, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useScreenTitle } from '@/components/screen/screen-title';
import { Choice } from '@/components/text/choice';
import { DimmedText } from '@/components/text/dimmed-text';
import { changeDisplay, displayOptions, useDisplay } from '@/components/text/display';
import { displayLabels, displayNames } from '@/components/text/display-labels';
import { formatCount } from '@/lib/formats/formats';
import { isSettingsTab, type SettingsTab, settingsTabs, validateSettings } from '@/resources/settings-tabs';
import { AppearanceChoices } from '@/shell/appearance-choices';
import { STARRED_IN_NAVBAR } from '@/shell/starred';
import { StarredPanel } from '@/shell/starred-panel';
import { OwnPassword } from './account/own-password';
import { OwnProfile } from './account/own-profile';
import { DataTab } from './data/data-tab';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';

const AppearanceTab = () => {
  const values = useDisplay();
  return (
    <Stack>
      <SettingsSection
        title={$localize`Look`}
        description={$localize`Theme, direction and layout. Every choice shows at once.`}
      >
        <AppearanceChoices />
      </SettingsSection>
      <SettingsSection
        title={$localize`Lists and days`}
        description={$localize`A choice made on a list itself takes precedence there. Rows apply to lists opened from the menu.`}
      >
        {displayNames.map((name) => (
          <Choice<string>
            key={name}
            label={displayLabels[name].label}
            labels={displayLabels[name].labels}
            options={displayOptions[name]}
            value={values[name]}
            onChange={(value) => changeDisplay({ [name]: value })}
          />
        ))}
      </SettingsSection>
    </Stack>
  );
};

const stay = () => undefined;

const StarredTab = () => (
  <SettingsSection
    title={$localize`Starred pages`}
    description={$localize`The first ${formatCount(STARRED_IN_NAVBAR)}:starredinnavbar: are in the navbar, in this order.`}
  >
    <StarredPanel onClose={stay} />
  </SettingsSection>
);

const panels: Record<SettingsTab, ComponentType> = {
  profile: OwnProfile,
  password: OwnPassword,
  appearance: AppearanceTab,
  starred: StarredTab,
  data: DataTab,
};

const tabs = Object.keys(settingsTabs).filter(isSettingsTab);

/** The user's own account, and the appearance of the application in this browser; each tab has its own URL. */
export const SettingsScreen = () => {
  const { tab = 'profile' } = validateSettings(useSearch({ strict: false }));
  const navigate = useNavigate();
  const narrow = useNarrow('lg');
  useScreenTitle({ title: $localize`Settings` });
  return (
    <Stack gap="md">
      <Title order={1}>{$localize`Settings`}</Title>
      <DimmedText>{$localize`Your account, and this browser. What the site shows is set in its records: banners, top deals, notices, pages and SEO pages.`}</DimmedText>
      <Tabs
        value={tab}
        orientation={narrow ? 'horizontal' : 'vertical'}
        classNames={{ list: classes.list, panel: classes.panel, tabLabel: classes.label }}
        keepMounted={false}
        onChange={(next) => {
          if (isSettingsTab(next))
            void navigate({ to: '/settings', search: validateSettings({ tab: next }) });
        }}
      >
        <Tabs.List>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {settingsTabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((name) => {
          const Panel = panels[name];
          return (
            <Tabs.Panel key={name} value={name}>
              <Panel />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Stack>
  );
};
