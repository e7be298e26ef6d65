import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import { saveUser } from '@/api/session/tokens';
import { resource } from '@/api/writes/resource';
import { TextareaField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import type { PickerSource } from '@/components/pickers/picker-source';
import { CardsField } from '@/features/content/fields/cards-field';
import { RowsField } from '@/features/content/fields/rows-field';
import preview from '../../.storybook/preview';

interface Day {
  title: string;
  text: string;
}
interface Plan {
  id: number;
  name: string;
  days: Day[];
  packages: number[];
}

const plan: Plan = {
  id: 1,
  name: 'Khumbu in a week',
  days: [
    { title: 'Lukla', text: 'By plane.' },
    { title: 'Namche', text: 'A day to rest.' },
    { title: 'Tengboche', text: '' },
  ],
  packages: [7, 8],
};
const save = fn((_fields: object): Promise<unknown> => Promise.resolve({ data: plan }));
const plans = resource({
  name: 'plans',
  read: () => Promise.resolve({ data: plan }),
  update: (_id, fields: object) => save(fields),
  toValues: (record?: Plan) => ({
    name: record?.name ?? '',
    days: record?.days ?? [],
    packages: record?.packages ?? [],
  }),
  toBody: (values) => values,
});
const schema = z.object({
  name: z.string().min(1),
  days: z.array(z.object({ title: z.string().min(1), text: z.string() })),
  packages: z.array(z.number()),
});
const treks: PickerSource = {
  queryKey: ['treks'],
  filter: 'client',
  load: () =>
    Promise.resolve({
      options: [
        { value: 7, label: 'Everest Base Camp', hint: 'Khumbu' },
        { value: 8, label: 'Gokyo Lakes', hint: 'Khumbu' },
        { value: 9, label: 'अन्नपूर्ण' },
      ],
    }),
};

const PlanForm = () => {
  const form = useResourceForm({
    noun: 'plan',
    resource: plans,
    record: plan,
    list: '/features',
    name: ({ name }) => name,
    schema,
  });
  return (
    <FormPage form={form}>
      <FormSection title="Plan">
        <TextField form={form} name="name" label="Name" required />
        <RowsField
          form={form}
          name="days"
          label="Days"
          noun="day"
          empty={(): Day => ({ title: '', text: '' })}
          show={({ title }) => title}
        >
          {(path) => (
            <>
              <TextField form={form} name={`${path}.title`} label="Title" required />
              <TextareaField form={form} name={`${path}.text`} label="Text" />
            </>
          )}
        </RowsField>
        <CardsField form={form} name="packages" label="Packages" source={treks} />
      </FormSection>
    </FormPage>
  );
};

const meta = preview.meta({
  title: 'Kit/Rows in a form',
  component: PlanForm,
  parameters: { router: { path: '/plans/1/edit' } },
  beforeEach: () => {
    save.mockReset().mockResolvedValue({ data: plan });
    saveUser({ id: 1, first_name: 'Maya' });
  },
});

/** The rows; another element after a draft was restored. */
const days = async ({ canvas }: StoryContext) => {
  const group = () => within(canvas.getByRole('group', { name: 'Days' }));
  await canvas.findByRole('group', { name: 'Days' });
  const titles = () => group().queryAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  return { group: group(), titles: () => titles().map(({ value }) => value) };
};
const press = async ({ canvas, userEvent }: StoryContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Default = meta.story({});

/** Input stays with its row when the row is moved. */
export const Moved = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { group, titles } = await days(stage);
    const [first] = group.getAllByRole('textbox', { name: 'Title' });
    if (!first) throw new Error('There are three days.');
    await stage.userEvent.type(first, ' at noon');
    await press(stage, 'Move day 1 down');
    await expect(titles()).toEqual(['Namche', 'Lukla at noon', 'Tengboche']);
    await expect(group.getByText('Day 1 is now at place 2 of 3.')).toBeInTheDocument();
    await expect(group.getByRole('button', { name: 'Move day 2 down' })).toHaveFocus();
    await stage.userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(titles()).toEqual(['Namche', 'Tengboche', 'Lukla at noon']);
    await press(stage, 'Save');
    await waitFor(() =>
      expect(save.mock.calls).toEqual([
        [{ days: [plan.days[1], plan.days[2], { title: 'Lukla at noon', text: 'By plane.' }] }],
      ]),
    );
  },
});

/** A new row has the focus; a removed one can be restored with its content. */
export const AddedAndRemoved = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { group, titles } = await days(stage);
    await press(stage, 'Add day');
    await waitFor(() => expect(group.getAllByRole('textbox', { name: 'Title' }).at(-1)).toHaveFocus());
    await stage.userEvent.keyboard('Dingboche');
    await press(stage, 'Remove day 2');
    await expect(titles()).toEqual(['Lukla', 'Tengboche', 'Dingboche']);
    await waitFor(() => expect(document.activeElement?.closest('li')).toBeVisible());
    await press(stage, 'Undo');
    await expect(titles()).toEqual(['Lukla', 'Namche', 'Tengboche', 'Dingboche']);
    for (const day of [4, 3, 2, 1]) await press(stage, `Remove day ${day}`);
    await expect(titles()).toEqual([]);
    await expect(group.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Messages of the server and the contract stay with their row. */
export const ErrorsFollow = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    save.mockRejectedValue(
      new ApiError('http', 'Refused.', { status: 422, fieldErrors: { 'days.1.title': ['Closed in May.'] } }),
    );
    const { group } = await days(stage);
    const titleAt = (index: number) => group.getAllByRole('textbox', { name: 'Title' })[index];
    const last = titleAt(2);
    if (!last) throw new Error('There are three days.');
    await stage.userEvent.type(last, ' monastery');
    await press(stage, 'Save');
    await waitFor(() => expect(titleAt(1)).toHaveAccessibleDescription('Closed in May.'));
    await waitFor(() => expect(titleAt(1)).toHaveFocus());
    await press(stage, 'Move day 2 up');
    await waitFor(() => expect(titleAt(0)).toHaveAccessibleDescription('Closed in May.'));
    await expect(titleAt(1)).not.toBeInvalid();
    await press(stage, 'Remove day 1');
    await expect(titleAt(0)).not.toBeInvalid();
  },
});

const draft = {
  values: { days: [plan.days[2], { title: 'Dingboche', text: '' }] },
  base: { days: plan.days },
};

export const Restored = meta.story({
  tags: ['tests'],
  beforeEach: () => {
    const kept = { at: Date.now() - 60_000, label: 'Edit plan', ...draft };
    sessionStorage.setItem('draft:1:/plans/1/edit', JSON.stringify(kept));
  },
  play: async (stage) => {
    const { titles } = await days(stage);
    await press(stage, 'Restore');
    await waitFor(() => expect(titles()).toEqual(['Tengboche', 'Dingboche']));
    await press(stage, 'Move day 2 up');
    await expect(titles()).toEqual(['Dingboche', 'Tengboche']);
    await press(stage, 'Save');
    await waitFor(() =>
      expect(save.mock.calls).toEqual([[{ days: [{ title: 'Dingboche', text: '' }, plan.days[2]] }]]),
    );
  },
});

/** Cards are added by searching, and can be reordered. */
export const Cards = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const list = await canvas.findByRole('list', { name: 'Packages' });
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Everest Base CampKhumbu', 'Gokyo LakesKhumbu']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Packages' }));
    await userEvent.click(await screen.findByRole('option', { name: 'अन्नपूर्ण' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    await press(stage, 'Move अन्नपूर्ण up');
    await press(stage, 'Remove Everest Base Camp');
    await waitFor(() => expect(names()).toEqual(['अन्नपूर्ण', 'Gokyo LakesKhumbu']));
    await press(stage, 'Save');
    await waitFor(() => expect(save.mock.calls).toEqual([[{ packages: [9, 8] }]]));
  },
});
