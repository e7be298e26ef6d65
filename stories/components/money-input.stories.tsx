import { expect } from 'storybook/test';
import { MoneyInput } from '@/components/inputs/money-input';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/MoneyInput', component: MoneyInput });

export const Default = meta.story({
  render: () => (
    <Held<number | ''> initial="">
      {(bind) => <MoneyInput label="Price per person" required {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price per person' });
    await userEvent.type(price, '125000.505');
    await expect(price).toHaveValue('1,25,000.50');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('125000.5');
    await userEvent.clear(price);
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('""');
  },
});

export const WithValue = meta.story({
  render: () => (
    <Held<number | ''> initial={12_500_000}>
      {(bind) => <MoneyInput label="Price per person" {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,25,00,000');
  },
});

export const WithError = meta.story({
  render: () => (
    <Held<number | ''> initial={10}>
      {(bind) => (
        <MoneyInput label="Price per person" error="The price must be at least NPR 500." {...bind} />
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
    <Held<number | ''> initial={4500}>
      {(bind) => <MoneyInput label="Price per person" disabled {...bind} />}
    </Held>
  ),
});
