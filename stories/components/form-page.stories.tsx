import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ApiError } from '@/api/errors';
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
const save = fn((): Promise<unknown> => Promise.resolve({ data: { id: 7 } }));

const TrekForm = ({ id }: { id?: number }) => {
  const form = useResourceForm({
    noun: 'trek',
    id,
    list: '/features',
    name: ({ name }) => name,
    initialValues: {
      name: id ? 'Mardi Himal' : '',
      slug: id ? 'mardi-himal' : '',
      season: '',
      days: 6,
      price: '',
      notes: '',
      status: true,
    },
    schema,
    toBody: ({ price, ...values }) => ({ ...values, ...(price === '' ? {} : { price }) }),
    save,
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
        <TextareaField form={form} name="notes" label="Notes" />
      </FormSection>
    </FormPage>
  );
};

const meta = preview.meta({
  title: 'Components/Form page',
  component: TrekForm,
  parameters: { router: { path: '/treks/create' } },
  beforeEach: () => {
    save.mockReset().mockResolvedValue({ data: { id: 7 } });
    sessionStorage.clear();
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

export const SaveAndContinue = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Langtang');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
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
        fieldErrors: { 'pricing.amount': ['Too cheap.'], vendor: ['The vendor is closed.'] },
      }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getByText('The vendor is closed.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price per person' })).toHaveAccessibleDescription(
      'Too cheap.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Langtang');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price per person' })).toHaveFocus());
  },
});

export const MayHaveBeenSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(
      new ApiError('network', 'The connection was lost. It may have been saved.', { ambiguous: true }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Langtang');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(within(await canvas.findByRole('alert')).getByText(/may have been saved/)).toBeVisible();
  },
});

export const TypedAndUndoneIsClean = meta.story({
  args: { id: 7 },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' trek');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await userEvent.type(name, '{Backspace>5/}');
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).not.toBeInTheDocument());
  },
});

export const SavedBeforeTheNextFrame = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await fireEvent.change(name, { target: { value: 'Langtang' } });
    await fireEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Langtang', slug: 'langtang' }),
      expect.anything(),
    );
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

const draftKey = 'draft:unknown:/treks/create';
const keepDraft = () => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed');
  },
});

export const DraftIsOffered = meta.story({
  beforeEach: keepDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Half-typed');
    await expect(canvas.getByRole('textbox', { name: 'Days' })).toHaveValue('9');
  },
});
