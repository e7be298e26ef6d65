import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PackageView } from '@/features/packages/view/package-view';
import { faqs } from '@/mocks/seed/faqs';
import { itineraries } from '@/mocks/seed/itineraries';
import { packages } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { expectRetry } from '../support/plays';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Features/Package view',
  parameters: { router: { path: '/packages/1/view' } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('https://www.google.com/maps/embed', () => HttpResponse.html('<title>Map</title>')));
  },
});

const region = async (canvas: StoryContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

export const View = meta.story({
  render: () => <PackageView packageId={1} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Everest Base Camp Trek' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/packages/1/edit');
    const days = await region(canvas, 'Itinerary');
    await expect(days.getByText('Day 1')).toBeVisible();
    await expect(days.getByRole('link', { name: 'Add day' })).toHaveAttribute(
      'href',
      '/packages/1/itenaries/create',
    );
    const departures = await region(canvas, 'Next departures');
    await expect(await departures.findByRole('columnheader', { name: 'Bikram Sambat' })).toBeVisible();
    await expect(departures.getByRole('link', { name: 'All departures' })).toHaveAttribute(
      'href',
      '/packages/1/departures',
    );
  },
});

export const Loading = meta.story({ render: View.input.render, globals: { backend: 'slow' } });

export const NotReady = meta.story({
  render: View.input.render,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(packages);
      await table.update(1, { price_per_person: null, images: [], includes: '<p></p>', meta_tag: null });
      for (const { id, package_id } of await backend.db.table(itineraries).all()) {
        if (package_id === 1 && id > 2) await backend.db.table(itineraries).remove(id);
      }
    });
  },
  play: async ({ canvas }) => {
    const panel = await region(canvas, 'Readiness');
    const links = { 'There is no price.': '/edit#price', 'There is no image.': '/edit-image' };
    for (const [name, place] of Object.entries(links)) {
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/packages/1${place}`);
    }
    await expect(panel.getByRole('link', { name: 'The itinerary has 2 of 14 days.' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'What is included is empty.' })).toBeVisible();
  },
});

export const DeleteQuestion = meta.story({
  render: View.input.render,
  play: async ({ canvas, userEvent, backend }) => {
    const questions = await region(canvas, 'FAQs');
    const [first, second] = (await backend.db.table(faqs).all()).filter((faq) => faq.package_id === 1);
    await userEvent.click(questions.getByRole('button', { name: `Delete ${first?.question ?? ''}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete FAQ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(questions.getByRole('link', { name: `Edit ${second?.question ?? ''}` })).toHaveFocus(),
    );
  },
});

export const DeleteRefused = meta.story({
  render: View.input.render,
  play: async ({ canvas, userEvent, msw, backend }) => {
    const questions = await region(canvas, 'FAQs');
    const [first] = (await backend.db.table(faqs).all()).filter((faq) => faq.package_id === 1);
    msw.use(
      http.delete('*/v1/admin/packages/1/faqs/:id', () =>
        HttpResponse.json({ message: 'Not now.' }, { status: 409 }),
      ),
    );
    await userEvent.click(questions.getByRole('button', { name: `Delete ${first?.question ?? ''}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete FAQ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const DeletePackage = meta.story({
  render: View.input.render,
  play: async ({ backend, canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Everest Base Camp Trek' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete package?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
    await expect(await backend.db.table(packages).get(1)).toBeUndefined();
  },
});

export const DeparturesFail = meta.story({
  render: View.input.render,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/admin/packages/1/departures', () =>
        HttpResponse.json({ message: 'Not allowed.' }, { status: 403 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const departures = await region(canvas, 'Next departures');
    await expect(await departures.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect((await region(canvas, 'Itinerary')).getByText('Day 1')).toBeVisible();
  },
});

export const LongText = meta.story({
  render: View.input.render,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      await backend.db.table(packages).update(1, {
        name: longNepali,
        overview: `<p>${longNepali.repeat(3)}</p>`,
        location_end_to: longNepali,
      });
      await backend.db.table(itineraries).update(1, { title: longNepali, accommodation: longNepali });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longNepali })).toBeVisible();
  },
});

export const Missing = meta.story({
  render: () => <PackageView packageId={99_999} />,
  parameters: { router: { path: '/packages/99999/view' } },
  play: expectRetry,
});
