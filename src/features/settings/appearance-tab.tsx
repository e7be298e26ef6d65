import { Stack } from '@mantine/core';
import { Choice } from '@/components/text/choice';
import { changeDisplay, displayOptions, useDisplay } from '@/components/text/display';
import { displayLabels, displayNames } from '@/components/text/display-labels';
import { AppearanceChoices } from '@/shell/appearance-choices';
import { SettingsSection } from './settings-section';

export const AppearanceTab = () => {
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
