import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { ItineraryCreate, ItineraryEdit } from '@/features/packages/itinerary/itinerary-form';
import { itineraries } from '@/mocks/seed/itineraries';
import preview from '../../.storybook/preview';
import { expectRetry, saveTo } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Features/Package itinerary',
  parameters: { router: { path: '/packages/1/itenaries/create' } },
});

export const Create = meta.story({
  render: () => <ItineraryCreate packageId={1} />,
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'A day in reserve');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Duration' }), '1 day');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Accommodation' }), 'Lukla lodge');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'For the weather.');
    await saveTo(stage, '/packages/1/view');
    await expect((await backend.db.table(itineraries).all()).at(-1)).toMatchObject({
      package_id: 1,
      title: 'A day in reserve',
      duration: '1 day',
      accommodation: 'Lukla lodge',
      description: '<p>For the weather.</p>',
    });
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(title).toHaveAccessibleDescription(/required/);
  },
});

export const CreateAnsweredOtherwise = meta.story({
  render: Create.input.render,
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      http.post('*/v1/admin/packages/1/itenaries', () =>
        HttpResponse.json({ data: { id: 900, title: 'Rest' } }, { status: 202 }),
      ),
    );
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Rest');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/the server answered 202/)).toBeVisible();
    await expect(title).toHaveValue('Rest');
  },
});

const onEdit = { parameters: { router: { path: '/packages/1/itenaries/1/edit' } } };

export const Edit = meta.story({
  ...onEdit,
  render: () => <ItineraryEdit packageId={1} itineraryId={1} />,
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const before = await backend.db.table(itineraries).get(1);
    const duration = await canvas.findByRole('textbox', { name: 'Duration' });
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.clear(duration);
    await userEvent.type(duration, '5 hours');
    await saveTo(stage, '/packages/1/view');
    await expect(await backend.db.table(itineraries).get(1)).toEqual({ ...before, duration: '5 hours' });
  },
});

export const EditLongText = meta.story({
  ...onEdit,
  render: Edit.input.render,
  beforeEach: async ({ backend }) => {
    const description = `<p>${longNepali.repeat(4)}</p>`;
    await backend.db.run('write', () =>
      backend.db.table(itineraries).update(1, { title: longNepali, accommodation: longNepali, description }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue(longNepali);
  },
});

export const EditLoading = meta.story({
  ...onEdit,
  render: Edit.input.render,
  globals: { backend: 'slow' },
});

export const EditMissing = meta.story({
  parameters: { router: { path: '/packages/1/itenaries/99999/edit' } },
  render: () => <ItineraryEdit packageId={1} itineraryId={99_999} />,
  play: expectRetry,
});
