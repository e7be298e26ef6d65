import { Stack } from '@mantine/core';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import { saveUser } from '@/api/session/tokens';
import { resource } from '@/api/writes/resource';
import { TextField } from '@/components/fields/fields';
import { Form } from '@/components/form-page/form';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useFormState } from '@/components/form-page/use-form-state';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import preview from '../../.storybook/preview';

const person = { id: 1, name: 'Maya', pan_number: '301234567' };
const schema = z.object({ name: z.string().min(1), pan_number: z.string() });
const keep = (_form: string, fields: object): Promise<unknown> =>
  Promise.resolve({ data: { ...person, ...fields } });
const save = fn(keep);

const people = (form: string) =>
  resource({
    name: 'people',
    read: () => Promise.resolve({ data: person }),
    update: (_id, fields: object) => save(form, fields),
    toValues: (record?: typeof person) => ({
      name: record?.name ?? '',
      pan_number: record?.pan_number ?? '',
    }),
    toBody: (values) => values,
  });
const [first, second, whole] = [people('first'), people('second'), people('whole')];

const Part = ({ title, of }: { title: string; of: typeof first }) => {
  const form = useFormState({
    noun: 'person',
    resource: of,
    record: person,
    name: ({ name }) => name,
    schema,
    onSaved: () => undefined,
  });
  return (
    <Form form={form} label={title} onDiscard={form.reset}>
      <FormSection title={title}>
        <TextField form={form} name="name" label="Name" required />
      </FormSection>
    </Form>
  );
};

const Whole = () => {
  const form = useResourceForm({
    noun: 'person',
    resource: whole,
    record: person,
    list: '/features',
    name: ({ name }) => name,
    schema,
    secret: ['pan_number'],
  });
  return (
    <FormPage form={form}>
      <FormSection title="Person">
        <TextField form={form} name="name" label="Name" required />
        <TextField form={form} name="pan_number" label="PAN" />
      </FormSection>
    </FormPage>
  );
};

const meta = preview.meta({
  title: 'Kit/Two forms',
  beforeEach: () => {
    save.mockReset().mockImplementation(keep);
  },
  render: () => (
    <Stack>
      <Part title="Profile" of={first} />
      <Part title="Password" of={second} />
    </Stack>
  ),
});

export const Two = meta.story({});

/** The shortcut saves the form with the focus, and each form can be reset separately. */
export const SavedApart = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const [profile, password] = await canvas.findAllByRole('form');
    if (!profile || !password) throw new Error('There are two forms.');
    await userEvent.type(within(profile).getByRole('textbox', { name: 'Name' }), ' A');
    const name = within(password).getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' B');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save.mock.calls).toEqual([['second', { name: 'Maya B' }]]));
    await waitFor(() =>
      expect(within(password).queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument(),
    );
    await userEvent.click(within(profile).getByRole('button', { name: 'Discard' }));
    await expect(within(profile).getByRole('textbox', { name: 'Name' })).toHaveValue('Maya');
  },
});

/** A refusal focuses a field of its own form, and shows nothing in the other. */
export const RefusedApart = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(
      new ApiError('http', 'Taken.', { status: 422, fieldErrors: { name: ['Taken already.'] } }),
    );
    const [profile, password] = await canvas.findAllByRole('form');
    if (!profile || !password) throw new Error('There are two forms.');
    const name = within(password).getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' B');
    await userEvent.click(within(password).getByRole('button', { name: 'Save' }));
    await expect(await within(password).findByText('Taken already.')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(within(profile).queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Secrets are not stored in the draft. */
export const SecretStaysOut = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/people/1/edit' } },
  render: () => <Whole />,
  beforeEach: () => {
    saveUser({ id: 1, first_name: 'Maya' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'PAN' }), '99');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Gurung');
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Maya Gurung'));
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('301234567');
  },
});
