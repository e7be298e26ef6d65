import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { takeImages } from '@/components/inputs/images/carried-images';
import { PackageView } from '@/features/packages/view/package-view';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { faqTable } from '@/mocks/seed/faqs';
import { itineraryTable } from '@/mocks/seed/itineraries';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry } from '../support/plays';
import { failing, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Packages/View',
  parameters: { router: { path: '/packages/1/view' } },
});

const above = { label: 'Packages', to: '/packages' };

const region = async (canvas: StoryContext['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));

export const View = meta.story({
  render: () => <PackageView packageId={1} />,
  tags: ['screen'],
});

export const Contents = meta.story({
  ...View.input,
  tags: ['tests'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Everest Base Camp Trek' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/packages/1/edit');
    const vendor = await canvas.findByRole('link', { name: 'Sherpa Summit Adventures' });
    await expect(vendor).toHaveAttribute('href', '/packages?vendor_id=3');
    const days = await region(canvas, 'Itinerary');
    await expect(days.getByText('Day 1')).toBeVisible();
    await expect(days.getByRole('button', { name: 'Add day' })).toBeVisible();
    const departures = await region(canvas, 'Next departures');
    await expect((await departures.findAllByText(/^\d+ Mar 2027 · \d+ \w+ 2083 BS$/))[0]).toBeVisible();
    await expect(departures.getByText('The next 5 of 8')).toBeVisible();
    await expect(departures.getByRole('link', { name: 'All departures' })).toHaveAttribute(
      'href',
      '/packages/1/departures',
    );
  },
});

export const Tabs = meta.story({
  render: View.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(await tabs.findByRole('button', { name: 'Next departures 8' })).toBeVisible();
    for (const name of ['Images 6', 'Trip', 'Itinerary 14', 'FAQs 3', 'Texts'])
      await expect(tabs.getByRole('button', { name })).toBeVisible();
    const search = tabs.getByRole('button', { name: 'Placement and search engines' });
    await userEvent.click(search);
    const section = canvas.getByRole('region', { name: 'Placement and search engines' });
    await expect(section).toHaveFocus();
    await expect(search).toHaveAttribute('aria-current', 'location');
  },
});

export const SectionOfTheAddress = meta.story({
  render: View.input.render,
  tags: ['tests'],
  parameters: { router: { path: '/packages/1/view#faqs' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('region', { name: 'FAQs' })).toHaveFocus());
  },
});

export const Lightbox = meta.story({
  render: View.input.render,
  play: async ({ canvas, userEvent }) => {
    const images = await region(canvas, 'Images');
    const first = images.getByRole('button', { name: 'Image 1: Everest from Kala Patthar at sunrise' });
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Images' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next image' })).toHaveFocus());
    await expect(dialog.getByRole('status')).toHaveTextContent('1 of 6');
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('status')).toHaveTextContent('2 of 6');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(dialog.getByRole('status')).toHaveTextContent('6 of 6');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    const again = within(await screen.findByRole('dialog', { name: 'Images' }));
    await expect(again.getByRole('img', { name: 'Everest from Kala Patthar at sunrise' })).toBeVisible();
  },
});

const addImages = () => screen.getByLabelText<HTMLInputElement>('Add images', { selector: 'input' });

/** The files go to the form of the images, once. */
export const ImagesAdded = meta.story({
  render: View.input.render,
  tags: ['tests'],
  play: async ({ canvas, router, userEvent }) => {
    const images = await region(canvas, 'Images');
    await expect(images.getByRole('link', { name: 'Edit images' })).toHaveAttribute(
      'href',
      '/packages/1/edit-image#images',
    );
    const carried = () => takeImages(router.state.location.state.images).map(({ name }) => name);
    await userEvent.upload(addImages(), [imageFile('png', 'ridge.png'), imageFile('png', 'lodge.png')]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/1/edit-image'));
    await expect(carried()).toEqual(['ridge.png', 'lodge.png']);
    await expect(carried()).toEqual([]);
    await expect(router.state.location.state.from).toMatchObject({ path: '/packages/1/view' });
  },
});

export const ImagesDroppedWhereNoneAre = meta.story({
  render: View.input.render,
  ...withRecord(packageTable, { images: [] }),
  play: async ({ canvas, router }) => {
    const images = await region(canvas, 'Images');
    await expect(images.getByText('No images yet.')).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(imageFile('png', 'ridge.png'));
    const tile = images.getByRole('button', { name: 'Add images' });
    tile.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(router.state.location.state.images).toBeDefined());
    await expect(takeImages(router.state.location.state.images)).toHaveLength(1);
  },
});

export const FactsEmpty = meta.story({
  render: View.input.render,
  ...withRecord(packageTable, { accommodation: null, age: null, max_altitude: null }),
  play: async ({ canvas, userEvent }) => {
    const trip = await region(canvas, 'Trip');
    await expect(trip.queryByText('Age')).not.toBeInTheDocument();
    await userEvent.click(trip.getByRole('button', { name: '3 empty fields' }));
    await expect(trip.getByText('Age').nextElementSibling).toHaveTextContent('–');
    await userEvent.click(trip.getByRole('button', { name: 'Hide empty fields' }));
    await expect(trip.queryByText('Age')).not.toBeInTheDocument();
  },
});

export const FactsAsStored = meta.story({
  render: View.input.render,
  tags: ['tests'],
  ...withRecord(packageTable, { max_altitude: '5,545 m', discount_percentage: null, discount_total_no: 6 }),
  play: async ({ canvas }) => {
    const valueOf = async (name: string, label: string) =>
      (await region(canvas, name)).getByText(label).nextElementSibling;
    await expect(await valueOf('Trip', 'Max altitude')).toHaveTextContent(/^5,545 m$/);
    await expect(canvas.getByText('Discount').nextElementSibling).toHaveTextContent(
      'No percentage, for 6 or more travellers',
    );
    await expect(await valueOf('Placement and search engines', 'Position')).toHaveTextContent('1');
    await expect(await valueOf('Placement and search engines', 'Slug')).toHaveTextContent(
      'everest-base-camp-trek',
    );
  },
});

export const Loading = meta.story({
  render: View.input.render,
  ...loading,
  play: (stage) => expectRecordLoading(stage, 'the package'),
});

export const Failed = meta.story({
  render: View.input.render,
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the package'),
});

export const Forbidden = meta.story({
  render: View.input.render,
  ...forbidden('*/v1/admin/package/packages/1'),
  play: (stage) => expectForbidden(stage, 'the package', above),
});

export const NotReady = meta.story({
  render: View.input.render,
  beforeEach: async ({ backend }) => {
    await backend.db.run('write', async () => {
      const table = backend.db.table(packageTable);
      await table.update(1, { price_per_person: null, images: [], includes: '<p></p>', meta_tag: null });
      for (const { id, package_id } of await backend.db.table(itineraryTable).all()) {
        if (package_id === 1 && id > 2) await backend.db.table(itineraryTable).remove(id);
      }
    });
  },
  play: async ({ canvas }) => {
    const panel = await region(canvas, 'Readiness');
    const links = {
      'No price': '/edit#price_per_person',
      'No images': '/edit-image#images',
    };
    for (const [name, place] of Object.entries(links)) {
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/packages/1${place}`);
    }
    await expect(panel.getByRole('link', { name: '2 of 14 itinerary days' })).toBeVisible();
    await expect(panel.getByRole('link', { name: '“Includes” is empty' })).toBeVisible();
  },
});

export const DeleteQuestion = meta.story({
  render: View.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent, backend }) => {
    const questions = await region(canvas, 'FAQs');
    const [first, second] = (await backend.db.table(faqTable).all()).filter((faq) => faq.package_id === 1);
    await userEvent.click(questions.getByRole('button', { name: `Delete ${first?.question ?? ''}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete FAQ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(questions.getByRole('link', { name: `Edit ${second?.question ?? ''}` })).toHaveFocus(),
    );
  },
});

export const DeleteAQuestionThatIsGone = meta.story({
  render: View.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent, backend }) => {
    const questions = await region(canvas, 'FAQs');
    const table = backend.db.table(faqTable);
    const [first, second] = (await table.all()).filter((faq) => faq.package_id === 1);
    if (!first || !second) throw new Error('There are too few questions.');
    await userEvent.click(questions.getByRole('button', { name: `Delete ${first.question}` }));
    await backend.db.run('write', () => table.remove(first.id));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete FAQ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText(`“${first.question}” was already deleted.`);
    await waitFor(() =>
      expect(questions.getByRole('link', { name: `Edit ${second.question}` })).toHaveFocus(),
    );
    await expect(questions.queryByText(first.question)).not.toBeInTheDocument();
  },
});

export const DeleteRefused = meta.story({
  render: View.input.render,
  play: async ({ canvas, userEvent, msw, backend }) => {
    const questions = await region(canvas, 'FAQs');
    const [first] = (await backend.db.table(faqTable).all()).filter((faq) => faq.package_id === 1);
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
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Everest Base Camp Trek' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete package?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'));
    await expect(await backend.db.table(packageTable).get(1)).toBeUndefined();
  },
});

export const DeparturesFailed = meta.story({
  render: View.input.render,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/admin/packages/1/departures', () =>
        HttpResponse.json({ message: 'Out of order.' }, { status: 500 }),
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
      await backend.db.table(packageTable).update(1, {
        name: longNepali,
        overview: `<p>${longNepali.repeat(3)}</p>`,
        location_end_to: longNepali,
      });
      await backend.db.table(itineraryTable).update(1, { title: longNepali, accommodation: longNepali });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longNepali })).toBeVisible();
  },
});

export const Missing = meta.story({
  render: () => <PackageView packageId={99_999} />,
  parameters: { router: { path: '/packages/99999/view' } },
  play: (stage) => expectMissing(stage, 'package', above),
});
