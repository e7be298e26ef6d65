import { Group } from '@mantine/core';
import { expect } from 'storybook/test';
import { StatusSwitch } from '@/components/inputs/status-switch';
import { StatusBadge } from '@/components/text/status-badge';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Status', tags: ['autodocs'], component: StatusBadge });

export const Badge = meta.story({
  args: { active: true, labels: ['Sponsored', 'Not sponsored'] },
  render: (args) => (
    <Group p="md">
      <StatusBadge active />
      <StatusBadge active={false} />
      <StatusBadge {...args} />
    </Group>
  ),
});

export const Switch = meta.story({
  render: () => <Held initial={true}>{(bind) => <StatusSwitch label="Status" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('switch', { name: 'Status' });
    await expect(status).toHaveAccessibleDescription('Active');
    await userEvent.click(status);
    await expect(status).not.toBeChecked();
    await expect(status).toHaveAccessibleDescription('Inactive');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('false');
  },
});

export const SwitchWithError = meta.story({
  render: () => (
    <Held initial={false}>
      {(bind) => <StatusSwitch label={longNepali} error="An owner must agree first." {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/An owner must agree first/);
  },
});

export const SwitchDisabled = meta.story({
  render: () => <Held initial={true}>{(bind) => <StatusSwitch label="Status" disabled {...bind} />}</Held>,
});
