import { expect, waitFor } from 'storybook/test';
import { FeatureCreate, FeatureEdit } from '@/features/features/feature-form';
import { FeatureList } from '@/features/features/feature-list';
import { features } from '@/mocks/seed/features';
import preview from '../../.storybook/preview';
import { deleteRow, filterBy } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Features/Features', parameters: { router: { path: '/features' } } });

export const List = meta.story({
  render: () => <FeatureList />,
  play: async (stage) => {
    await filterBy(stage, 'Title', 'title', 'oxygen');
    await waitFor(() =>
      expect(
        stage.canvas.queryByRole('link', { name: 'Airport pick-up and drop-off' }),
      ).not.toBeInTheDocument(),
    );
  },
});

export const ListLoading = meta.story({ render: List.input.render, globals: { backend: 'slow' } });

export const ListEmpty = meta.story({
  render: List.input.render,
  globals: { backend: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No features yet' })).toBeVisible();
  },
});

export const ListError = meta.story({
  render: List.input.render,
  globals: { backend: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const ListLongText = meta.story({
  render: List.input.render,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', () => backend.db.table(features).update(1, { title: longNepali }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longNepali })).toBeVisible();
  },
});

export const Delete = meta.story({
  render: List.input.render,
  play: async (stage) => {
    await deleteRow(stage, 'TIMS card');
    await waitFor(() =>
      expect(stage.canvas.queryByRole('link', { name: 'TIMS card' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(document.activeElement?.closest('tr, li')).toBeVisible());
  },
});

export const Create = meta.story({
  render: () => <FeatureCreate />,
  parameters: { router: { path: '/features/create' } },
  play: async ({ canvas, userEvent, router }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Solar charger on loan');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features'));
  },
});

export const CreateRefused = meta.story({
  render: Create.input.render,
  parameters: { router: { path: '/features/create' } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Airport pick-up and drop-off');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription(/taken/);
  },
});

export const Edit = meta.story({
  render: () => <FeatureEdit featureId={1} />,
  parameters: { router: { path: '/features/1/edit' } },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.type(title, '!');
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  },
});

export const EditLoading = meta.story({ render: Edit.input.render, globals: { backend: 'slow' } });

export const EditMissing = meta.story({
  render: () => <FeatureEdit featureId={99_999} />,
  parameters: { router: { path: '/features/99999/edit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
