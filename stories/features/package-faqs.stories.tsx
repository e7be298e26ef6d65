import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { FaqCreate, FaqEdit } from '@/features/packages/faqs/faq-form';
import { faqs } from '@/mocks/seed/faqs';
import preview from '../../.storybook/preview';
import { expectRetry, saveTo } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Features/Package FAQs',
  parameters: { router: { path: '/packages/1/faqs/create' } },
});

export const Create = meta.story({
  render: () => <FaqCreate packageId={1} />,
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Question' }), 'Is there a shower?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Yes, a warm one.');
    await saveTo(stage, '/packages/1/view');
    await expect((await backend.db.table(faqs).all()).at(-1)).toMatchObject({
      package_id: 1,
      question: 'Is there a shower?',
      answer: '<p>Yes, a warm one.</p>',
      status: 1,
    });
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      http.post('*/v1/admin/packages/1/faqs', () =>
        HttpResponse.json({ errors: { question: ['This was asked already.'] } }, { status: 422 }),
      ),
    );
    const question = await canvas.findByRole('textbox', { name: 'Question' });
    await userEvent.type(question, 'Do I need a visa?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'Yes.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(question).toHaveAccessibleDescription(/asked already/);
  },
});

export const CreateAnsweredOtherwise = meta.story({
  render: Create.input.render,
  play: async ({ canvas, userEvent, msw, router }) => {
    msw.use(
      http.post('*/v1/admin/packages/1/faqs', () =>
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

export const Edit = meta.story({
  render: () => <FaqEdit packageId={1} faqId={1} />,
  parameters: { router: { path: '/packages/1/faqs/1/edit' } },
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const before = await backend.db.table(faqs).get(1);
    const status = await canvas.findByRole('switch', { name: 'Status' });
    await expect(await canvas.findByRole('textbox', { name: 'Answer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.click(status);
    await saveTo(stage, '/packages/1/view');
    await waitFor(async () => expect(await backend.db.table(faqs).get(1)).toEqual({ ...before, status: 0 }));
  },
});

export const EditLongText = meta.story({
  render: Edit.input.render,
  parameters: { router: { path: '/packages/1/faqs/1/edit' } },
  beforeEach: async ({ backend }) => {
    const answer = `<p>${longNepali.repeat(4)}</p>`;
    await backend.db.run('write', () => backend.db.table(faqs).update(1, { question: longNepali, answer }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Question' })).toHaveValue(longNepali);
  },
});

export const EditLoading = meta.story({
  render: Edit.input.render,
  parameters: { router: { path: '/packages/1/faqs/1/edit' } },
  globals: { backend: 'slow' },
});

export const EditMissing = meta.story({
  render: () => <FaqEdit packageId={1} faqId={99_999} />,
  parameters: { router: { path: '/packages/1/faqs/99999/edit' } },
  play: expectRetry,
});
