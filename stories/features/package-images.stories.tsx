import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PackageImages } from '@/features/packages/images/package-images';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { editSaving } from '../support/form-stories';
import { expectForbidden, expectMissing, expectRecordLoading, expectRetry, saveTo } from '../support/plays';
import { failing, forbidden, loading, withRecord } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Packages/Images',
  parameters: { router: { path: '/packages/2/edit-image' } },
});

const above = { label: 'Packages', to: '/packages' };

const upload = () => screen.getByLabelText<HTMLInputElement>(/images: Images/, { selector: 'input' });
const files = (...names: string[]) => names.map((name) => imageFile('png', name));

export const Images = meta.story({
  render: () => <PackageImages id={2} />,
  tags: ['screen'],
});

export const Uploaded = meta.story({
  ...Images.input,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await canvas.findByRole('button', { name: 'Add images: Images' });
    await userEvent.upload(upload(), files('ridge.png', 'lodge.png'));
    const alt = await canvas.findByRole('textbox', { name: 'Alt text of image 4' });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.type(alt, 'Lodge in Khumjung');
    await userEvent.click(await canvas.findByRole('button', { name: 'Feature “Lodge in Khumjung”' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Lodge in Khumjung” up' }));
    await saveTo(stage, '/packages');
    const row = await backend.db.run('read', () => backend.db.table(packageTable).get(2));
    await expect(row?.images?.map((image) => [image.alt, image.featured ?? false])).toEqual([
      ['Family at the Everest viewpoint', false],
      ['Khumjung in spring', false],
      ['Lodge in Khumjung', true],
      [null, false],
    ]);
  },
});

/** What is clicked below the images does not move when an upload ends. */
export const UploadEnds = meta.story({
  ...Images.input,
  tags: ['tests'],
  play: async ({ canvas, msw, userEvent }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    msw.use(http.patch('*/v1/admin/package/packages/2', () => held));
    await canvas.findByRole('button', { name: 'Add images: Images' });
    await userEvent.upload(upload(), files('ridge.png'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Alt text of image 3' }), 'Ridge');
    await canvas.findByText('1 still to upload.');
    const save = await canvas.findByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    release(undefined);
    await waitFor(() => expect(canvas.queryByText('1 still to upload.')).not.toBeInTheDocument());
    await expect(save.getBoundingClientRect().top).toBe(top);
  },
});

export const UploadRefused = meta.story({
  render: Images.input.render,
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('*/v1/admin/package/packages/2', () =>
        HttpResponse.json(
          {
            message: 'The given data was invalid.',
            errors: { 'images.0': ['The image is wider than 4,000 px.'] },
          },
          { status: 422 },
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add images: Images' });
    await userEvent.upload(upload(), files('ridge.png'));
    await expect(await canvas.findByText('Not uploaded. The image is wider than 4,000 px.')).toBeVisible();
  },
});

/** One upload of three fails: it is retried, and the others are not sent twice. */
export const UploadFails = meta.story({
  render: Images.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    await canvas.findByRole('button', { name: 'Add images: Images' });
    backend.failNext({ count: 1, status: 500, path: '/v1/admin/package/packages/2' });
    await userEvent.upload(upload(), files('ridge.png', 'lodge.png', 'yak.png'));
    await expect(await canvas.findByText(/Not uploaded/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/One image was not uploaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry image 3' }));
    await waitFor(() => expect(canvas.queryByText(/Not uploaded/)).not.toBeInTheDocument());
    await saveTo(stage, '/packages');
    const row = await backend.db.run('read', () => backend.db.table(packageTable).get(2));
    await expect(row?.images).toHaveLength(5);
  },
});

/** A refused file is named as such, and not its alt text. */
export const FileRefused = meta.story({
  render: Images.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent, msw }) => {
    const alt = await canvas.findByRole('textbox', { name: 'Alt text of image 1' });
    await userEvent.type(alt, '!');
    msw.use(
      http.patch('*/v1/admin/package/packages/2', () =>
        HttpResponse.json(
          { message: 'Invalid.', errors: { 'gallery.0.image': ['May not be larger than 2 MB.'] } },
          { status: 422 },
        ),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Image 1' }));
    await waitFor(() => expect(canvas.getByText('May not be larger than 2 MB.')).toHaveFocus());
    await expect(alt).not.toBeInvalid();
  },
});

/** The API's message about an image is shown at that image, wherever it is moved, until its text is changed. */
export const TextRefused = meta.story({
  render: Images.input.render,
  tags: ['tests'],
  play: async ({ canvas, userEvent, msw }) => {
    const alt = (place: number) => canvas.findByRole('textbox', { name: `Alt text of image ${place}` });
    await userEvent.type(await alt(1), '!');
    msw.use(
      http.patch('*/v1/admin/package/packages/2', () =>
        HttpResponse.json(
          { message: 'Invalid.', errors: { 'gallery.1.alt': ['Say what is to be seen.'] } },
          { status: 422 },
        ),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await alt(2)).toHaveAccessibleDescription(/Say what is to be seen\./));
    await waitFor(async () => expect(await alt(2)).toHaveFocus());
    await expect(await alt(1)).not.toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Alt text of image 2' })).toBeVisible();
    await expect(canvas.getAllByText('Say what is to be seen.')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Khumjung in spring” up' }));
    await waitFor(async () => expect(await alt(1)).toBeInvalid());
    await expect(await alt(2)).not.toBeInvalid();
    await userEvent.type(await alt(1), '!');
    await waitFor(async () => expect(await alt(1)).not.toBeInvalid());
  },
});

export const Remove = meta.story({
  render: Images.input.render,
  tags: ['tests'],
  play: async ({ backend, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “Khumjung in spring”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Remove “Khumjung in spring”' })).not.toBeInTheDocument(),
    );
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    const row = await backend.db.run('read', () => backend.db.table(packageTable).get(2));
    await expect(row?.images).toHaveLength(1);
  },
});

export const Many = meta.story({
  render: () => <PackageImages id={15} />,
  parameters: { router: { path: '/packages/15/edit-image' } },
});

export const Empty = meta.story({
  render: () => <PackageImages id={31} />,
  parameters: { router: { path: '/packages/31/edit-image' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose images: Images' })).toBeVisible();
  },
});

export const LongText = meta.story({
  render: Images.input.render,
  ...withRecord(
    packageTable,
    { name: longNepali, images: [{ id: 1, url: '/files/1.png', alt: longNepali, featured: true }] },
    2,
  ),
});

export const Saving = meta.story({ render: Images.input.render, ...editSaving, tags: ['repetition'] });

export const Loading = meta.story({
  render: Images.input.render,
  ...loading,
  play: (stage) => expectRecordLoading(stage, 'the package'),
});

export const Failed = meta.story({
  render: Images.input.render,
  ...failing,
  play: (stage) => expectRetry(stage, 'Could not load the package'),
});

export const Forbidden = meta.story({
  render: Images.input.render,
  ...forbidden('*/v1/admin/package/packages/2'),
  play: (stage) => expectForbidden(stage, 'the package', above),
});

export const Missing = meta.story({
  render: () => <PackageImages id={99_999} />,
  parameters: { router: { path: '/packages/99999/edit-image' } },
  play: (stage) => expectMissing(stage, 'package', above),
});

/** The link of the readiness panel: to the first image without alt text. */
export const TextNamedByTheAddress = meta.story({
  render: Images.input.render,
  parameters: { router: { path: '/packages/2/edit-image#images.1.alt' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Alt text of image 2' });
    await waitFor(() => expect(text).toHaveFocus());
  },
});
