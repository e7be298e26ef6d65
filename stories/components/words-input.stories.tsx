import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import { creatable } from '@/api/writes/resource';
import { WordsField } from '@/components/fields/words-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { WordsInput } from '@/components/inputs/words-input';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { longNepali } from '../support/texts';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Words input', tags: ['autodocs'], component: WordsInput });

const languages = (initial: string[] = [], props: { error?: string; disabled?: boolean } = {}) => (
  <Held<string[]> initial={initial}>{(bind) => <WordsInput label="Languages" {...bind} {...props} />}</Held>
);

const saved = fn();

/** A comma or Enter ends a word; Enter saves the form only if the input is empty. */
export const Default = meta.story({
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      {languages()}
      <button type="submit">Save</button>
    </form>
  ),
  beforeEach: () => {
    saved.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Languages' });
    const value = canvas.getByLabelText('Value');
    await userEvent.type(field, 'English, sign language{Enter}नेपा');
    await expect(value).toHaveTextContent('["English","sign language","नेपा"]');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(field, 'ली');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove नेपाली' })).toBeVisible();
    await expect(value).toHaveTextContent('["English","sign language","नेपाली"]');
    await userEvent.type(field, '{Enter}');
    await expect(saved).toHaveBeenCalledOnce();
  },
});

/** Backspace makes the last word editable again; the others are removed by their buttons. */
export const ByKeys = meta.story({
  render: () => languages(['English', 'नेपाली', 'Hindu']),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Languages' });
    const value = canvas.getByLabelText('Value');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('Hindu');
    await expect(value).toHaveTextContent('["English","नेपाली","Hindu"]');
    await userEvent.type(field, '{Backspace}i,');
    await expect(value).toHaveTextContent('["English","नेपाली","Hindi"]');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove नेपाली' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveTextContent('["English","Hindi"]');
    await expect(field).toHaveFocus();
  },
});

export const PastedList = meta.story({
  render: () => languages(['English']),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Languages' });
    const value = canvas.getByLabelText('Value');
    await userEvent.type(field, 'Old ');
    await userEvent.paste('Tibetan\nनेपाली; ENGLISH\tHindi, ');
    await expect(value).toHaveTextContent('["English","Old Tibetan","नेपाली","Hindi"]');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“ENGLISH” is in the list already.');
    await expect(field).toHaveAccessibleDescription(/ENGLISH/);
    await userEvent.type(field, 'Sherpa{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.paste(Array.from({ length: 200 }, (_, index) => `Word ${index}`).join());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Nothing was pasted: .* 205 words/);
    await expect(value).toHaveTextContent('["English","Old Tibetan","नेपाली","Hindi","Sherpa"]');
  },
});

export const LongText = meta.story({
  render: () => languages([longNepali, `${longNepali}, again`, 'عربي', 'x'.repeat(200)]),
  play: expectPageFits,
});

export const WithError = meta.story({
  render: () => languages(['English'], { error: 'Use at most 64 characters.' }),
});

export const Disabled = meta.story({
  render: () => languages(['English', 'नेपाली'], { disabled: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Languages' })).toBeDisabled();
  },
});

const create = fn((_body: object) => Promise.resolve({ data: { id: 1 } }));
const guides = creatable({
  create,
  toValues: () => ({ languages: [] as string[] }),
  toBody: (values) => values,
});
const schema = z.object({ languages: z.array(z.string().max(20)) });

const GuideForm = () => {
  const form = useResourceForm({
    noun: 'guide',
    resource: guides,
    list: '/features',
    name: () => 'Pasang',
    schema,
  });
  return (
    <FormPage form={form}>
      <FormSection title="Guide">
        <WordsField form={form} name="languages" label="Languages" />
      </FormSection>
    </FormPage>
  );
};

/** The shortcut saves the input without leaving the field; a word's error message is at the field. */
export const InForm = meta.story({
  render: () => <GuideForm />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Languages' });
    await userEvent.type(field, 'English, a language without a name');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use at most 20 characters.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Newari');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(create.mock.lastCall?.[0]).toEqual({ languages: ['English', 'Newari'] }));
  },
});
