import { useRef } from 'react';
import { TextInput } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import { useHashTarget } from '@/components/form-page/form-focus';
import { FormSection } from '@/components/form-page/form-section';
import preview from '../../.storybook/preview';

const meta = preview.meta({ title: 'Kit/Form section', tags: ['autodocs'], component: FormSection });

export const Default = meta.story({
  args: {
    title: 'Price and payment',
    description: 'What a traveller pays.',
    children: [
      <TextInput key="price" label="Price per person" />,
      <TextInput key="discount" label="Discount percentage" />,
    ],
  },
});

const Sections = () => {
  const frame = useRef<HTMLDivElement>(null);
  useHashTarget(frame);
  return (
    <div ref={frame}>
      <FormSection id="price" title="Price and payment">
        <TextInput label="Price per person" />
      </FormSection>
      <FormSection id="terms" title="Terms">
        <TextInput label="Cancellation" />
      </FormSection>
    </div>
  );
};

export const NamedByTheAddress = meta.story({
  parameters: { router: { path: '/packages/1/edit#terms' } },
  render: () => <Sections />,
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Terms' });
    await waitFor(() => expect(section).toHaveFocus());
  },
});
