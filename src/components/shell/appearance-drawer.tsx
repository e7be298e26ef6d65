import { Button, Drawer, Radio, Stack, Text } from '@mantine/core';
import {
  appearanceOptions,
  changeAppearance,
  resetAppearance,
  useAppearance,
  type Appearance,
} from './appearance';
import classes from './appearance-drawer.module.css';
import type { OverlayProps } from './on-demand';

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
  width: { label: 'Content width', options: { full: 'Full', boxed: 'Boxed' } },
};

const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

/** Theme, direction and layout of this browser; every choice shows at once. */
export function AppearanceDrawer({ opened, onClose }: OverlayProps) {
  const position = useAppearance().direction === 'rtl' ? 'left' : 'right';
  return (
    <Drawer opened={opened} onClose={onClose} position={position} title="Appearance">
      <Stack gap="lg">
        {keysOf(groups).map((name) => (
          <Choice key={name} name={name} />
        ))}
        <Text fz="xs" c="dimmed">
          Remembered in this browser. A hidden navbar stays on narrow windows, where it holds the menu.
        </Text>
        <Button variant="default" onClick={resetAppearance}>
          Reset
        </Button>
      </Stack>
    </Drawer>
  );
}

function Choice({ name }: { name: keyof Appearance }) {
  const value = useAppearance()[name];
  const { label, options }: { label: string; options: Record<string, string> } = groups[name];
  const choose = (chosen: string) => {
    const option = appearanceOptions[name].find((known) => known === chosen);
    if (option) changeAppearance({ [name]: option });
  };
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <div className={classes.options}>
        {keysOf(options).map((option) => (
          <Radio.Card key={option} value={option} className={classes.option}>
            <Radio.Indicator size="xs" />
            <span>{options[option]}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
