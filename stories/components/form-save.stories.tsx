import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { withStatus } from '@/api/client/answer-status';
import type { RequestOptions } from '@/api/client/call';
import { ApiError } from '@/api/errors/api-error';
import { type UnreadableValue, withUnreadable } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import { MoneyField, SelectField, SwitchField, TextField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { vendorPicker } from '@/resources/pickers';
import preview from '../../.storybook/preview';
import { choose } from '../support/plays';
import { longNepali } from '../support/texts';

interface Trek {
  id: number;
  name: string;
  price: number | null;
  vendor?: { id: number; name: string } | null;
  season: string;
  overview: string;
  status: boolean;
}

const trek: Trek = {
  id: 7,
  name: 'Mardi Himal',
  price: 90_000,
  vendor: null,
  season: 'autumn',
  overview: '<p>Four days <strong>up</strong>.</p>',
  status: true,
};

const read = fn((): Promise<{ data: Trek }> => Promise.resolve({ data: trek }));
const keep = (fields: object): Promise<unknown> => Promise.resolve({ data: { ...trek, ...fields } });
const update = fn((fields: object, _options?: RequestOptions) => keep(fields));
const create = fn((_body: object): Promise<unknown> => Promise.resolve({ data: { id: 8 } }));

const treks = resource({
  name: 'treks',
  read,
  create: async (body: object) => withStatus(await create(body), 200),
  update: (_id, fields, options) => update(fields, options),
  toValues: (record?: Trek) => ({
    name: record?.name ?? '',
    price: record?.price ?? ('' as const),
    vendor_id: record?.vendor?.id ?? null,
    season: record?.season ?? '',
    overview: record?.overview ?? '',
    status: record?.status ?? true,
  }),
  toBody: ({ price, ...values }) => ({ ...values, price: price === '' ? null : price }),
});

const schema = z.object({ name: z.string().min(1), price: z.number().min(0).nullable() });
const { create: _create, ...changeable } = treks;

/** The form of a new trek, which only a 201 clears. */
const NewTrek = () => {
  const form = useResourceForm({
    noun: 'trek',
    resource: treks,
    list: '/features',
    schema,
    resetOnStatus: 201,
  });
  return (
    <FormPage form={form}>
      <TextField form={form} name="name" label="Name" required />
    </FormPage>
  );
};

interface TrekFormProps {
  record?: Trek;
  /** Creating treks is elsewhere. */
  onlyChanged?: boolean;
}

const TrekForm = ({ record = trek, onlyChanged = false }: TrekFormProps) => {
  const form = useResourceForm({
    noun: 'trek',
    resource: onlyChanged ? changeable : treks,
    record,
    list: '/features',
    name: ({ name }) => name,
    schema,
  });
  return (
    <FormPage form={form}>
      <FormSection title="Trek">
        <TextField form={form} name="name" label="Name" required />
        <MoneyField form={form} name="price" label="Price per person" />
        <PickerField form={form} name="vendor_id" label="Vendor" source={vendorPicker} />
        <SelectField
          form={form}
          name="season"
          label="Season"
          data={[
            { value: 'spring', label: 'Spring, after the snow' },
            { value: 'autumn', label: 'Autumn' },
            { value: 'winter', label: 'Winter' },
          ]}
        />
        <SwitchField form={form} name="status" label="Status" />
        <RichTextField form={form} name="overview" label="Overview" />
      </FormSection>
    </FormPage>
  );
};

/** Somebody else has changed the record since the form was opened. */
const meanwhile = (changes: Partial<Trek>) => () => {
  read.mockResolvedValue({ data: { ...trek, ...changes } });
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const meta = preview.meta({
  title: 'Kit/Form page/Saving changes',
  component: TrekForm,
  parameters: { router: { path: '/treks/7/edit' } },
  beforeEach: () => {
    read.mockReset().mockResolvedValue({ data: trek });
    update.mockReset().mockImplementation(keep);
    create.mockReset().mockResolvedValue({ data: { id: 8 } });
  },
});

/** Two fields were changed on both sides: one is taken over, one kept; fields that only others changed are not sent. */
export const Conflict = meta.story({
  beforeEach: meanwhile({
    name: 'Mardi Himal Trek',
    season: 'spring',
    status: false,
    overview: '<p>Five days <em>up</em>.</p>',
  }),
  play: async ({ canvas, userEvent, router }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mardi');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Overview' }), 'Steep. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    const asked = await dialog('Somebody else changed this trek');
    await waitFor(() => expect(asked.getByRole('radiogroup', { name: 'Name' })).toBeVisible());
    await expect(asked.getAllByRole('radiogroup')).toHaveLength(2);
    await waitFor(() => expect(asked.getAllByRole('radio')[0]).toHaveFocus());
    const theirs = asked.getByRole('radio', { name: 'Keep theirs: Overview' });
    await expect(theirs).toHaveAccessibleDescription('Five days up.');
    await expect(asked.getByRole('button', { name: 'Save with these' })).toBeDisabled();
    await expect(update).not.toHaveBeenCalled();

    await userEvent.click(theirs);
    await userEvent.click(asked.getByRole('radio', { name: 'Keep mine: Name' }));
    await userEvent.click(asked.getByRole('button', { name: 'Save with these' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update.mock.calls.map(([fields]) => fields)).toEqual([{ name: 'Mardi' }]);
  },
});

/** The user's own save whose response was lost is no conflict: editing continues from it. */
export const AnswerLost = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    update.mockImplementationOnce((fields) => {
      read.mockResolvedValue({ data: { ...trek, ...fields } });
      return Promise.reject(new ApiError('network', 'The server could not be reached.', { ambiguous: true }));
    });
  },
  play: async ({ canvas, userEvent, router }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^The server could not be reached\./)).toBeVisible();
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update).toHaveBeenLastCalledWith({ name: 'Mardi Himal Trek 2' }, expect.anything());
  },
});

/** A record that is as before says that nothing was saved. */
export const CutOff = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    update.mockImplementationOnce(() =>
      Promise.reject(new ApiError('network', 'It did not take “a.jpg”.', { ambiguous: true, reached: true })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('It did not take “a.jpg”. Nothing was saved.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mardi Himal Trek');
  },
});

/** An option, an amount and a switch are shown as text, whoever changed them. */
export const ConflictInWords = meta.story({
  beforeEach: meanwhile({ season: 'spring', price: 185_000 }),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const price = await canvas.findByRole('textbox', { name: 'Price per person' });
    await userEvent.clear(price);
    await userEvent.type(price, '95000');
    await choose(stage, 'Season', 'Winter');
    await userEvent.click(canvas.getByRole('switch', { name: 'Status' }));
    await userEvent.keyboard('{Control>}s{/Control}');

    const asked = await dialog('Somebody else changed this trek');
    const option = (label: string) => asked.findByRole('radio', { name: label });
    await expect(await option('Keep theirs: Price per person')).toHaveAccessibleDescription(/1,85,000/);
    await expect(await option('Keep mine: Price per person')).toHaveAccessibleDescription(/95,000/);
    await expect(await option('Keep theirs: Season')).toHaveAccessibleDescription('Spring, after the snow');
    await expect(await option('Keep mine: Season')).toHaveAccessibleDescription('Winter');
    await expect(asked.queryByRole('radiogroup', { name: 'Status' })).not.toBeInTheDocument();
  },
});

export const ConflictLongText = meta.story({
  beforeEach: meanwhile({ name: longNepali, overview: `<p>${longNepali}</p>`.repeat(20) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ` ${longNepali}`);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Overview' }), 'Steep. ');
    await userEvent.keyboard('{Control>}s{/Control}');
    const asked = await dialog('Somebody else changed this trek');
    await waitFor(() => expect(asked.getByRole('radio', { name: 'Keep theirs: Name' })).toBeVisible());
    await waitFor(() => {
      const { scrollWidth, clientWidth } = screen.getByRole('dialog');
      return expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
});

const gone = () => {
  read.mockRejectedValue(new ApiError('http', 'There is no such trek.', { status: 404 }));
};

export const Gone = meta.story({
  beforeEach: gone,
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const gone = await dialog('This trek was deleted');
    await userEvent.click(await gone.findByRole('button', { name: 'Create it again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update).not.toHaveBeenCalled();
    await expect(create.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Mardi Himal Trek', price: 90_000, season: 'autumn' })],
    ]);
  },
});

export const GoneWithoutCreate = meta.story({
  args: { onlyChanged: true },
  beforeEach: gone,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const gone = await dialog('This trek was deleted');
    await expect(gone.queryByRole('button', { name: 'Create it again' })).not.toBeInTheDocument();
    await userEvent.click(await gone.findByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(name).toHaveValue('Mardi Himal Trek');
    await expect(canvas.getByText('Unsaved: Name')).toBeVisible();
  },
});

/** The server accepted the values but kept none: they would be lost with the form. */
export const NothingKept = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    update.mockResolvedValue({ data: trek });
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('The server did not keep this.'));
    await expect(
      canvas.getByText('The server accepted the change but did not save it.', { exact: false }),
    ).toBeVisible();
    await expect(name).toHaveValue('Mardi Himal Trek');
  },
});

/** The record as parsed with these values unreadable. */
const without = (unreadable: UnreadableValue[], changes: Partial<Trek>): Trek =>
  withUnreadable({ ...trek, ...changes }, unreadable);
const unreadable = without(
  [
    { path: 'price', field: 'price', value: '1,85,000' },
    { path: 'vendor', field: 'vendor_id', value: 'Himalaya Treks' },
  ],
  { price: null, vendor: null },
);

export const UnreadableValues = meta.story({
  name: 'Unreadable',
  args: { record: unreadable },
  beforeEach: () => {
    read.mockResolvedValue({ data: unreadable });
  },
  play: async ({ canvas, userEvent, router }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price per person' });
    await expect(
      await canvas.findByRole('status', { name: 'Part of this record could not be read' }),
    ).toHaveTextContent('Price per person and Vendor: what the server has there is kept.');
    await expect(price).toHaveAccessibleDescription(
      'The server has “1,85,000” here, which could not be read. It stays as it is unless you change this field.',
    );
    await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveAccessibleDescription(
      /“Himalaya Treks”/,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update.mock.calls.map(([fields]) => fields)).toEqual([{ name: 'Mardi Himal Trek' }]);
  },
});

export const UnreadableIsEdited = meta.story({
  ...UnreadableValues.input,
  name: 'Unreadable Is Edited',
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Price per person' }), '190000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update.mock.calls.map(([fields]) => fields)).toEqual([{ price: 190_000 }]);
  },
});

const statusLeftOut = without([{ path: 'status', field: 'status', value: undefined }], { status: false });

/** The previous value is unknown, so the new one is sent even if the switch already showed it. */
export const UnreadableStatus = meta.story({
  args: { record: statusLeftOut },
  beforeEach: () => {
    read.mockResolvedValue({ data: statusLeftOut });
  },
  play: async ({ canvas, userEvent, router }) => {
    const status = await canvas.findByRole('switch', { name: 'Status' });
    await expect(status).toHaveAccessibleDescription(/Inactive.*The server did not say what it has here\./);
    await userEvent.click(status);
    await userEvent.click(status);
    await expect(status).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
    await expect(update.mock.calls.map(([fields]) => fields)).toEqual([{ status: false }]);
  },
});

export const NothingChanged = meta.story({
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There are no changes to save.');
    await expect(router.state.location.pathname).toBe('/treks/7/edit');
    await expect(update).not.toHaveBeenCalled();
    await expect(read).not.toHaveBeenCalled();
  },
});

export const CancelUpload = meta.story({
  beforeEach: () => {
    update.mockImplementation((_fields, { onUploadProgress, signal } = {}) => {
      onUploadProgress?.(0.4);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new ApiError('cancelled', 'The request was cancelled.'));
        });
      });
    });
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Trek');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You cancelled the save\./);
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(name).toHaveValue('Mardi Himal Trek');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false');
  },
});

/** A record that was created with another status than 201 keeps its form, which changes it from then on. */
export const AnsweredOtherwise = meta.story({
  render: () => <NewTrek />,
  parameters: { router: { path: '/treks/create' } },
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const made = { ...trek, id: 8, name: 'Mardi' };
    create.mockResolvedValueOnce({ data: made });
    read.mockResolvedValue({ data: made });
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Mardi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Saved, but the server answered 200/)).toBeVisible();
    await expect(canvas.queryByText(/Unsaved/)).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Himal');
    await expect(await canvas.findByText('Unsaved: Name')).toBeVisible();
    await expect(canvas.queryByText(/^Saved, but/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(update.mock.calls.map(([fields]) => fields)).toEqual([{ name: 'Mardi Himal' }]),
    );
    await expect(create).toHaveBeenCalledTimes(1);
  },
});

/** “Save and create another” leads to a new record from such a form, too. */
export const AnotherAfterwards = meta.story({
  ...AnsweredOtherwise.input,
  play: async ({ canvas, userEvent }) => {
    const made = { ...trek, id: 8, name: 'Mardi' };
    create.mockResolvedValue({ data: made });
    read.mockResolvedValue({ data: made });
    update.mockImplementation((fields) => Promise.resolve({ data: { ...made, ...fields } }));
    const type = async (text: string) =>
      userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), text);
    await type('Mardi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^Saved, but the server answered 200/);
    await type(' Himal');
    await userEvent.click(canvas.getByRole('button', { name: 'After saving' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save and create another' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await type('Mardi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await expect(update).toHaveBeenCalledTimes(1);
  },
});

/** If nobody knows which record was created, another one is created only on request. */
export const AnsweredWithoutId = meta.story({
  ...AnsweredOtherwise.input,
  play: async ({ canvas, userEvent }) => {
    create.mockResolvedValue({ message: 'Saved.' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mardi');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await save();
    await expect(await canvas.findByText(/check the list before saving again/)).toBeVisible();
    const asked = async () => within(await screen.findByRole('dialog', { name: 'Create another trek?' }));
    await save();
    await userEvent.click((await asked()).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(create).toHaveBeenCalledTimes(1);
    await save();
    await userEvent.click((await asked()).getByRole('button', { name: 'Create another' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  },
});
