import { useState } from 'react';
import { Stack, TextInput } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import { SlugInput } from '@/components/inputs/slug-input';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Kit/Inputs/Slug input', tags: ['autodocs'], component: SlugInput });

interface NamedProps {
  name?: string;
  slug?: string;
  existing?: boolean;
  error?: string;
  disabled?: boolean;
}

const Named = ({ name: firstName = '', slug: firstSlug = '', existing, ...props }: NamedProps) => {
  const [name, setName] = useState(firstName);
  const [slug, setSlug] = useState(firstSlug);
  return (
    <Stack p="md" maw={760}>
      <TextInput label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <SlugInput
        label="Slug"
        source={existing ? undefined : name}
        value={slug}
        onChange={setSlug}
        {...props}
      />
      <output aria-label="Value">{JSON.stringify(slug)}</output>
    </Stack>
  );
};

export const Default = meta.story({
  render: () => <Named />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const slug = canvas.getByRole('textbox', { name: 'Slug' });
    await userEvent.type(name, 'Poon Hill & Ghorepani');
    await expect(slug).toHaveValue('poon-hill-and-ghorepani');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'Sun\u2060rise  Trek-');
    await expect(slug).toHaveValue('sunrise-trek-');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"sunrise-trek"');
    await userEvent.type(name, ' 2027');
    await expect(slug).toHaveValue('sunrise-trek');
  },
});

export const NepaliName = meta.story({
  render: () => <Named />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste(longNepali);
    const slug = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Slug' });
    await waitFor(() => expect(slug.value).toMatch(/^sagarmatha-adhar-shivir-[a-z-]+$/));
    await expect(slug.value.length).toBeLessThanOrEqual(255);
  },
});

export const Existing = meta.story({
  render: () => <Named name="Langtang" slug="langtang-valley" existing />,
  play: async ({ canvas, userEvent }) => {
    const slug = canvas.getByRole('textbox', { name: 'Slug' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Heli');
    await userEvent.type(slug, 'x');
    await expect(slug).toHaveValue('langtang-valley');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit slug' }));
    await userEvent.type(slug, '-heli');
    await expect(slug).toHaveValue('langtang-valley-heli');
    await expect(slug).toHaveAccessibleDescription(/old address/);
  },
});

/** A record stored without a slug gets none when renamed. */
export const ExistingWithout = meta.story({
  tags: ['tests'],
  render: () => <Named name="Langtang" existing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Heli');
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('');
  },
});

/** A slug in another format can be edited without being generated again. */
export const ExistingOfOtherRules = meta.story({
  render: () => <Named name="Everest" slug="Everest_Base.Camp-आधार" existing />,
  play: async ({ canvas, userEvent }) => {
    const slug = canvas.getByRole('textbox', { name: 'Slug' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit slug' }));
    await userEvent.type(slug, '-शिविर 2/3');
    await expect(slug).toHaveValue('Everest_Base.Camp-आधार-शिविर-2-3');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('"Everest_Base.Camp-आधार-शिविर-2-3"');
    await userEvent.clear(slug);
    await userEvent.paste('अ'.repeat(300));
    await expect(slug).toHaveValue('अ'.repeat(255));
  },
});

export const WithError = meta.story({
  render: () => <Named name="Langtang" slug="langtang" error="The slug has already been taken." />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(/taken/);
    const value = canvas.getByLabelText('Value');
    await userEvent.click(canvas.getByRole('button', { name: 'Use “langtang-2”' }));
    await expect(value).toHaveTextContent('"langtang-2"');
    await expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use “langtang-3”' }));
    await expect(value).toHaveTextContent('"langtang-3"');
  },
});

export const Disabled = meta.story({
  render: () => <Named name="Langtang" slug="langtang" existing disabled />,
});
