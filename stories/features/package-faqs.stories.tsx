import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { FaqEdit, FaqForm } from '@/features/packages/faqs/faq-form';
import { faqTable } from '@/mocks/seed/faqs';
import preview from '../../.storybook/preview';
import { formStories } from '../support/form-stories';
import { saveTo, type } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Packages/FAQs' });

const address = '*/v1/admin/packages/1/faqs';

const fill = async (stage: StoryContext) => {
  await type(stage, 'Question', 'Is there a shower?');
  await type(stage, 'Answer', 'Yes, a warm one.');
};

const fillRefused = async (stage: StoryContext) => {
  const errors = { question: ['This was asked already.'] };
  stage.msw.use(http.post(address, () => HttpResponse.json({ errors }, { status: 422 })));
  await fill(stage);
  return stage.canvas.getByRole('textbox', { name: 'Question' });
};

const stories = formStories({
  path: '/packages/1/faqs',
  noun: 'FAQ',
  table: faqTable,
  create: <FaqForm packageId={1} />,
  edit: (id) => <FaqEdit packageId={1} faqId={id} />,
  longText: { question: longNepali, answer: `<p>${longNepali.repeat(4)}</p>` },
  fill,
  created: {
    package_id: 1,
    question: 'Is there a shower?',
    answer: '<p>Yes, a warm one.</p>',
    status: 1,
  },
  leadsTo: '/packages/1/view',
  fillRefused,
  refusal: /asked already/,
  above: { label: 'Packages', to: '/packages' },
});

export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story({ ...stories.createRefused, tags: ['repetition'] });
export const CreateSaving = meta.story({ ...stories.createSaving, tags: ['repetition'] });
export const Edit = meta.story({ ...stories.edit, tags: ['screen'] });
export const EditRefused = meta.story({ ...stories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...stories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...stories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...stories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...stories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...stories.editMissing, tags: ['repetition'] });
export const EditLongText = meta.story({ ...stories.editLongText, tags: ['repetition'] });

export const Created = meta.story({ ...stories.created, tags: ['tests'] });

/** The keys that save do so from within a text, too, and break no line in it. */
export const CreatedFromItsText = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, router, userEvent } = stage;
    await fill(stage);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/1/view'));
    const faqs = await backend.db.run('read', () => backend.db.table(faqTable).all());
    await expect(faqs.at(-1)).toMatchObject({ answer: '<p>Yes, a warm one.</p>' });
  },
});

export const CreateAnsweredOtherwise = meta.story({
  ...stories.create,
  tags: ['tests'],
  play: async ({ canvas, userEvent, msw, router }) => {
    msw.use(
      http.post(address, () =>
        HttpResponse.json({ data: { id: 900, question: 'Tea?', answer: '<p>Yes.</p>', status: 1 } }),
      ),
    );
    const question = await canvas.findByRole('textbox', { name: 'Question' });
    await userEvent.type(question, 'Tea?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Yes.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/the server answered 200/)).toBeVisible();
    await expect(question).toHaveValue('Tea?');
    await expect(router.state.location.pathname).toBe('/packages/1/faqs/create');
  },
});

export const StatusSwitched = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const before = await backend.db.table(faqTable).get(1);
    const status = await canvas.findByRole('switch', { name: 'Status' });
    await expect(await canvas.findByRole('textbox', { name: 'Answer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.click(status);
    await saveTo(stage, '/packages/1/view');
    await waitFor(async () =>
      expect(await backend.db.table(faqTable).get(1)).toEqual({ ...before, status: 0 }),
    );
  },
});
