import { Select } from '@mantine/core';
import { expect, screen } from 'storybook/test';
import { enumOptions } from '@/components/inputs/enum-options';
import { AmenityType } from '@/generated/model';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Select of an enum' });

export const Default = meta.story({
  render: () => (
    <Held<AmenityType | null> initial={null}>
      {(bind) => <Select label="Type" data={enumOptions(AmenityType)} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Homestay' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"homestay"');
  },
});
