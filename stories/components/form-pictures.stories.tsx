import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { resource } from '@/api/writes/resource';
import { GalleryField } from '@/components/fields/gallery-field';
import { ImageField } from '@/components/fields/image-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageFile } from '@/lib/files/image-file.fixtures';
import preview from '../../.storybook/preview';

const yaks = { id: 20000101, url: 'https://api.test/files/20000101.png', alt: 'Yaks' };
const trek = { id: 7, images: [yaks] };
const update = fn((_fields: object): Promise<unknown> => Promise.resolve({}));

const treks = resource({
  name: 'treks',
  read: () => Promise.resolve({ data: trek }),
  update: (_id, fields: object) => update(fields),
  toValues: (record?: typeof trek) => ({
    banner: null as GalleryItem | null,
    images: record?.images ?? [],
    overview: '',
  }),
  toBody: ({ overview }) => ({ overview }),
});

const TrekForm = () => {
  const form = useResourceForm({
    noun: 'trek',
    resource: treks,
    record: trek,
    list: '/features',
    name: () => 'Mardi Himal',
    schema: z.object({}),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Trek">
        <RichTextField form={form} name="overview" label="Overview" />
        <ImageField form={form} name="banner" label="Banner" />
        <GalleryField form={form} name="images" label="Images" />
      </FormSection>
    </FormPage>
  );
};

const meta = preview.meta({
  title: 'Kit/Form page/Pictures',
  component: TrekForm,
  parameters: { router: { path: '/treks/7/edit' } },
  beforeEach: () => {
    update.mockReset().mockResolvedValue({});
  },
});

/** Rejected files need a confirmation before the form is saved without them. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string, file: string) =>
      userEvent.upload(
        await canvas.findByLabelText<HTMLInputElement>(name, { selector: 'input' }),
        imageFile('gif', file),
      );
    const save = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      return within(await screen.findByRole('dialog', { name: 'Save without the images?' }));
    };
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Overview' }), 'Steep.');
    await choose('Choose image: Banner', 'dance.png');
    await choose('Add images: Images', 'song.png');
    await canvas.findByText(/song\.png/);
    const asked = await save();
    await expect(await asked.findByText('“dance.png” is not a PNG, JPEG or WebP image.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(update).not.toHaveBeenCalled();
    await userEvent.click((await save()).getByRole('button', { name: 'Save without them' }));
    await waitFor(() => expect(update.mock.calls).toEqual([[{ overview: '<p>Steep.</p>' }]]));
  },
});

/** Saving at once includes an image that is still being checked. */
export const SavedAtOnce = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const { promise: looked, resolve } = Promise.withResolvers<undefined>();
    const file = imageFile('gif', 'dance.png');
    const read = file.arrayBuffer.bind(file);
    file.arrayBuffer = () => looked.then(read);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Overview' }), 'Steep.');
    const input = await canvas.findByLabelText<HTMLInputElement>('Choose image: Banner', {
      selector: 'input',
    });
    await userEvent.upload(input, file);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    resolve(undefined);
    const asked = within(await screen.findByRole('dialog', { name: 'Save without the image?' }));
    await expect(update).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Save without it' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  },
});

/** An image that is already gone, as after a deletion whose response was lost, counts as deleted. */
export const DeletedAlready = meta.story({
  tags: ['tests'],
  beforeEach: ({ msw }) => {
    msw.use(http.delete('*/v1/admin/files/20000101', () => HttpResponse.json({}, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    const images = within(await canvas.findByRole('group', { name: 'Images' }));
    await userEvent.click(images.getByRole('button', { name: /^(Remove|Delete) / }));
    const asked = within(await screen.findByRole('dialog', { name: 'Delete image' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(images.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
});

/** An image pasted into a text has no URL; those of the record have one, and so have others. */
export const OfOurs = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Overview' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(imageFile('png', 'yak.png'));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose one of ours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Image' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use “Yaks”' }));
    await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toHaveValue('Yaks');

    await userEvent.type(dialog.getByRole('combobox', { name: 'Another record' }), 'Langtang Valley');
    await userEvent.click(await screen.findByRole('option', { name: /^Langtang Valley Trek/ }));
    const others = within(await dialog.findByRole('group', { name: 'Images of the other record' }));
    const [other] = await others.findAllByRole('button');
    if (other) await userEvent.click(other);
    const address = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    await expect(address.value).toMatch(/\/files\/\d+\.png$/);
    const { value } = address;
    await userEvent.click(dialog.getByRole('button', { name: 'Add image' }));
    await waitFor(() => expect(text.querySelector(`img[src="${value}"]`)).toBeInTheDocument());
  },
});
