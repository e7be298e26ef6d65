import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { ItineraryEdit, ItineraryForm } from '@/features/packages/itinerary/itinerary-form';
import { itineraryTable } from '@/mocks/seed/itineraries';
import preview from '../../.storybook/preview';
import { formStories } from '../support/form-stories';
import { saveTo, type } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Packages/Itinerary/Day' });

const fill = async (stage: StoryContext) => {
  await type(stage, 'Title', 'A day in reserve');
  await type(stage, 'Duration', '1 day');
  await type(stage, 'Accommodation', 'Lukla lodge');
  await type(stage, 'Description', 'For the weather.');
};

const stories = formStories({
  path: '/packages/1/itenaries',
  noun: 'itinerary day',
  table: itineraryTable,
  create: <ItineraryForm packageId={1} />,
  edit: (id) => <ItineraryEdit packageId={1} itineraryId={id} />,
  longText: {
    title: longNepali,
    accommodation: longNepali,
    description: `<p>${longNepali.repeat(4)}</p>`,
  },
  fill,
  created: {
    package_id: 1,
    title: 'A day in reserve',
    duration: '1 day',
    accommodation: 'Lukla lodge',
    description: '<p>For the weather.</p>',
  },
  leadsTo: '/packages/1/view',
  fillRefused: ({ canvas }) => canvas.findByRole('textbox', { name: 'Title' }),
  refusal: /required/,
  above: { label: 'Packages', to: '/packages' },
});

export const Create = meta.story({ ...stories.create, tags: ['screen'] });
export const CreateRefused = meta.story(stories.createRefused);
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

export const CreateAnsweredOtherwise = meta.story({
  ...stories.create,
  tags: ['tests'],
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

export const DurationChanged = meta.story({
  ...stories.edit,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const before = await backend.db.table(itineraryTable).get(1);
    const duration = await canvas.findByRole('textbox', { name: 'Duration' });
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.clear(duration);
    await userEvent.type(duration, '5 hours');
    await saveTo(stage, '/packages/1/view');
    await expect(await backend.db.table(itineraryTable).get(1)).toEqual({ ...before, duration: '5 hours' });
  },
});
