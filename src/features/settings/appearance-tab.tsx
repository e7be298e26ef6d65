import { Stack } from '@mantine/core';
import { Choice } from '@/components/text/choice';
import { display, displayOptions, useDisplay } from '@/components/text/display';
import { AppearanceChoices } from '@/shell/appearance-choices';
import { SettingsSection } from './settings-section';

const choices = {
  density: { label: 'Density of lists', labels: { xs: 'Compact', md: 'Default', xl: 'Comfortable' } },
  calendar: { label: 'Calendar', labels: { both: 'AD and BS', ad: 'AD alone', bs: 'BS alone' } },
  rows: {
    label: 'Rows on a page',
    labels: { list: 'As each list has it', 10: '10', 25: '25', 50: '50', 100: '100' },
  },
} as const;

const names = ['density', 'calendar', 'rows'] as const;

export const AppearanceTab = () => {
  const values = useDisplay();
  return (
    <Stack>
      <SettingsSection title="Look" description="Theme, direction and layout. Every choice shows at once.">
        <AppearanceChoices />
      </SettingsSection>
      <SettingsSection
        title="Lists and days"
        description="A choice made on a list itself takes precedence there. Rows apply to lists opened from the menu."
      >
        {names.map((name) => (
          <Choice<string>
            key={name}
            label={choices[name].label}
            labels={choices[name].labels}
            options={displayOptions[name]}
            value={values[name]}
            onChange={(value) => display.set({ ...display.get(), [name]: value })}
          />
        ))}
      </SettingsSection>
    </Stack>
  );
};
