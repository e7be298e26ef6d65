import { useId } from 'react';
import { Button, Switch, Text } from '@mantine/core';
import { singleKeys, useSingleKeys } from '@/components/keys/single-keys';
import { Choice } from '@/components/text/choice';
import {
  type Appearance,
  appearanceOptions,
  changeAppearance,
  resetAppearance,
  useAppearance,
} from './appearance';

const groups: { [K in keyof Appearance]: { label: string; options: Record<Appearance[K], string> } } = {
  theme: {
    label: 'Theme',
    options: { auto: 'System', light: 'Light', dark: 'Dark', 'semi-dark': 'Semi-dark' },
  },
  direction: { label: 'Direction', options: { ltr: 'Left to right', rtl: 'Right to left' } },
  navbar: {
    label: 'Navbar',
    options: { floating: 'Floating', sticky: 'Sticky', static: 'Static', hidden: 'Hidden' },
  },
  footer: { label: 'Footer', options: { static: 'Shown', hidden: 'Hidden' } },
  menu: { label: 'Menu', options: { open: 'Open', collapsed: 'Icons only' } },
  setup: { label: 'Setup in the menu', options: { open: 'Open', folded: 'Folded' } },
  width: { label: 'Content width', options: { full: 'Full', boxed: 'Boxed' } },
};

const names = Object.keys(groups) as (keyof Appearance)[];

/** Theme, direction, layout and shortcut settings of this browser; changes apply immediately. */
export const AppearanceChoices = () => {
  const hintId = useId();
  const withSingleKeys = useSingleKeys();
  const appearance = useAppearance();
  return (
    <>
      {names.map((name) => (
        <Choice
          key={name}
          label={groups[name].label}
          labels={groups[name].options}
          options={appearanceOptions[name]}
          value={appearance[name]}
          onChange={(value) => changeAppearance({ [name]: value })}
        />
      ))}
      <Switch
        label="Single-key shortcuts"
        aria-describedby={hintId}
        checked={withSingleKeys}
        onChange={({ currentTarget }) => singleKeys.set(currentTarget.checked)}
      />
      <Text fz="xs" c="dimmed" id={hintId}>
        One key, such as J, E or /, does something by itself; press ? to see them all. Switch them off if you
        use speech input.
      </Text>
      <Text fz="xs" c="dimmed">
        Saved in this browser. On narrow windows a hidden navbar is still shown, because it holds the menu.
      </Text>
      <Button
        variant="default"
        style={{ alignSelf: 'stretch' }}
        onClick={() => {
          resetAppearance();
          singleKeys.set(true);
        }}
      >
        Reset
      </Button>
    </>
  );
};
