import { expect } from 'storybook/test';
import { NumberInput } from '@/components/inputs/number-input';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Number input', tags: ['autodocs'], component: NumberInput });

export const Default = meta.story({
  args: { label: 'Price per person', unit: 'NPR', required: true, value: '', onChange: () => undefined },
  render: (args) => <Held<number | string> initial="">{(bind) => <NumberInput {...args} {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price per person' });
    await userEvent.type(price, 'Rs. १,२५,०००/-');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('125000');
    await expect(price).toHaveValue('Rs. १,२५,०००/-');
    await userEvent.tab();
    await expect(price).toHaveValue('1,25,000');
    await userEvent.clear(price);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('""');
  },
});

export const WithValue = meta.story({
  render: () => (
    <Held<number | string> initial={12_500_000}>
      {(bind) => <NumberInput label="Price per person" unit="NPR" {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,25,00,000');
  },
});

/** A text that is not a number stays as typed, for the schema to refuse; no part of it becomes a number. */
export const Refused = meta.story({
  tags: ['tests'],
  render: () => (
    <Held<number | string> initial={4500}>
      {(bind) => <NumberInput label="Price per person" unit="NPR" min={0} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price per person' });
    await userEvent.clear(price);
    await userEvent.paste('1200 to 1500');
    await expect(price).toBeValid();
    await userEvent.tab();
    await expect(price).toHaveValue('1200 to 1500');
    await expect(price).toHaveAccessibleDescription(/Write an amount in digits/);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"1200 to 1500"');
    await userEvent.clear(price);
    await userEvent.type(price, '-500');
    await userEvent.tab();
    await expect(price).toHaveAccessibleDescription('Must be at least 0.');
  },
});

export const WithError = meta.story({
  render: () => (
    <Held<number | string> initial={10}>
      {(bind) => (
        <NumberInput
          label="Price per person"
          unit="NPR"
          error="The price must be at least NPR 500."
          {...bind}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The price must be at least NPR 500.',
    );
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  render: () => (
    <Held<number | string> initial={4500}>
      {(bind) => <NumberInput label="Price per person" unit="NPR" disabled {...bind} />}
    </Held>
  ),
});
