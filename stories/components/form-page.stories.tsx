import { useState } from 'react';
import { Button } from '@mantine/core';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import { clearSession, saveUser } from '@/api/session/tokens';
import { resource } from '@/api/writes/resource';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import {
  MoneyField,
  NumberField,
  SelectField,
  SlugField,
  SwitchField,
  TextareaField,
  TextField,
} from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import preview from '../../.storybook/preview';

const schema = z.object({ name: z.string().min(1).max(40), price: z.number().min(0).optional() });
const save = fn((_body: object): Promise<unknown> => Promise.resolve({ data: { id: 7 } }));

const stored = { id: 7, name: 'Mardi Himal', slug: 'mardi-himal' };
const treks = resource({
  name: 'treks',
  read: () => Promise.resolve({ data: stored }),
  create: (body: object) => save(body),
  update: (_id, fields) => save(fields),
  toValues: (trek?: typeof stored) => ({
    name: trek?.name ?? '',
    slug: trek?.slug ?? '',
    season: '',
    days: 6,
    price: '',
    notes: '',
    status: true,
  }),
  toBody: ({ price, ...values }) => ({ ...values, ...(price === '' ? {} : { price }) }),
});

const TrekForm = ({ id, more }: { id?: number; more?: true }) => {
  const [whole, setWhole] = useState(!more);
  const form = useResourceForm({
    noun: 'trek',
    resource: treks,
    record: id === undefined ? undefined : stored,
    list: '/features',
    name: ({ name }) => name,
    schema,
  });
  return (
    <FormPage form={form}>
      <FormSection title="Trek" description="Every kind of plain field.">
        <TextField form={form} name="name" label="Name" required />
        <SlugField form={form} name="slug" source="name" />
        <SelectField form={form} name="season" label="Season" data={['Spring', 'Autumn']} />
        <NumberField form={form} name="days" label="Days" />
        <MoneyField form={form} name="price" label="Price per person" aliases={['pricing.amount']} />
        <SwitchField form={form} name="status" label="Status" />
        {whole ? (
          <TextareaField form={form} name="notes" label="Notes" />
        ) : (
          <Button onClick={() => setWhole(true)}>More</Button>
        )}
      </FormSection>
    </FormPage>
  );
};

const meta = preview.meta({
  title: 'Kit/Form page',
  component: TrekForm,
  parameters: { router: { path: '/treks/create' } },
  beforeEach: () => {
    save.mockReset().mockResolvedValue({ data: { id: 7 } });
    localStorage.removeItem('userInfo');
  },
});

export const Create = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('langtang'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(save).toHaveBeenCalledOnce();
  },
});

export const SaveAndCreateAnother = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Langtang');
    await userEvent.click(canvas.getByRole('button', { name: 'After saving' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save and create another' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(router.state.location.pathname).toBe('/treks/create');
  },
});

export const AnsweredWithNothing = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    save.mockResolvedValue(undefined);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

export const RequiredIsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('This field is required.');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(save).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(
      new ApiError('http', 'The given data was invalid.', {
        status: 422,
        fieldErrors: {
          'pricing.amount': ['Too cheap.'],
          vendor: ['The vendor is closed.'],
          name: ['Taken already.'],
        },
      }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getByText('2 fields need attention.')).toBeVisible();
    await expect(summary.getByText('The vendor is closed.')).toBeVisible();
    const links = summary.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Name', 'Price per person']);
    await expect(canvas.getByRole('textbox', { name: 'Price per person' })).toHaveAccessibleDescription(
      'Too cheap.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Langtang');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const FieldComesAfterTheRefusal = meta.story({
  args: { more: true },
  play: async ({ canvas, userEvent }) => {
    const fieldErrors = { notes: ['Too long.'] };
    save.mockRejectedValue(new ApiError('http', 'The given data was invalid.', { status: 422, fieldErrors }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await within(await canvas.findByRole('alert')).findByText('Too long.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const notes = await canvas.findByRole('textbox', { name: 'Notes' });
    await waitFor(() => expect(notes).toHaveAccessibleDescription('Too long.'));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Too long.');
  },
});

/** What cannot be seen is left out when a field is left, and by Enter within it; nobody's stored text is changed by it. */
export const Unseen = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    save.mockResolvedValue({ data: { id: 7 } });
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '\u200fLang\u2060tang');
    await userEvent.tab();
    await expect(name).toHaveValue('Langtang');
    await userEvent.type(name, '\u00a0क\u094d\u200dष\u200e{Enter}');
    const saved = { name: 'Langtang क\u094d\u200dष' };
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining(saved)));
  },
});

export const MayHaveBeenSaved = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(
      new ApiError('network', 'The connection was lost. It may have been saved.', { ambiguous: true }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert', { name: /^It is not known whether/ });
    await expect(within(alert).getByText(/may have been saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const asked = await screen.findByRole('dialog', { name: /^Create another/ });
    await userEvent.click(within(asked).getByRole('button', { name: 'Create another' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  },
});

export const TypedAndUndoneIsClean = meta.story({
  args: { id: 7 },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' trek');
    await expect(await canvas.findByText('Unsaved: Name')).toBeVisible();
    await userEvent.type(name, '{Backspace>5/}');
    await waitFor(() => expect(canvas.queryByText(/^Unsaved/)).not.toBeInTheDocument());
  },
});

export const SavedBeforeTheNextFrame = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await fireEvent.change(name, { target: { value: 'Langtang' } });
    await fireEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: 'Langtang', slug: 'langtang' }));
  },
});

export const Saving = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    const answer = Promise.withResolvers<unknown>();
    save.mockReturnValue(answer.promise);
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Langtang');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name.closest('[inert]')).toBeInTheDocument());
    await userEvent.keyboard('{Control>}s{/Control}');
    answer.resolve({ data: { id: 7 } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(save).toHaveBeenCalledOnce();
  },
});

export const SaveKeyBehindADialog = meta.story({
  render: (props) => (
    <>
      <TrekForm {...props} />
      <ConfirmDialog
        opened
        title="Delete image?"
        confirm="Delete"
        onConfirm={() => Promise.resolve()}
        onClose={() => undefined}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const name = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[data-path="name"]');
      if (!found) throw new Error('The form is not there.');
      return found;
    });
    await fireEvent.input(name, { target: { value: 'Langtang' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Control>}s{/Control}');
    screen.getByRole('button', { name: 'Cancel' }).blur();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).not.toHaveBeenCalled();
  },
});

const draftKey = 'draft:1:/treks/create';
const keepDraft = () => {
  saveUser({ id: 1 });
  const draft = { at: Date.now() - 60_000, label: 'Create trek', values: { name: 'Half-typed', days: 9 } };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
};

export const OfferSurvivesAnUndoneEdit = meta.story({
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'M');
    await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('"name":"M"'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('Half-typed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed');
  },
});

export const DraftIsOffered = meta.story({
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed');
    await expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveValue('9');
  },
});

/** Drafts have an owner only once the profile is loaded; those of an older build without owner are ignored. */
export const ProfileComesLate = meta.story({
  beforeEach: () => {
    keepDraft();
    sessionStorage.setItem('draft:unknown:/treks/create', sessionStorage.getItem(draftKey) ?? '');
    clearSession('expired');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Meanwhile');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    saveUser({ id: 1 });
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('Meanwhile'));
    await expect(sessionStorage.getItem('draft:unknown:/treks/create')).not.toContain('Meanwhile');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed');
  },
});
