import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GalleryInput } from '@/components/inputs/images/gallery-input';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageFile } from '@/lib/files/image-file.fixtures';
import preview from '../../.storybook/preview';
import { expectPageFits } from '../support/page-fits';
import { longNepali } from '../support/texts';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Gallery input', tags: ['autodocs'], component: GalleryInput });

const stored: GalleryItem[] = [
  { id: 20000101, url: '/files/20000101.png', alt: 'Phewa lake' },
  { id: 20000102, url: '/files/20000102.png', alt: '', featured: true },
  { id: 20000103, url: '/files/20000103.png', alt: 'Bindhyabasini temple' },
];

const alts = () =>
  screen.getAllByRole('textbox').map((field) => (field instanceof HTMLInputElement ? field.value : ''));
const upload = () => screen.getByLabelText<HTMLInputElement>(/images: Images/, { selector: 'input' });

export const Default = meta.story({
  render: () => (
    <Held<GalleryItem[]> initial={[]}>
      {(bind) => <GalleryInput label="Images" description="The first one is the cover." {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Choose images: Images' });
    await expect(add).toHaveAccessibleDescription(/Over 5 MB or 6,000 px a side it is scaled down/);
    await userEvent.upload(upload(), [
      imageFile('png', 'lake.png'),
      imageFile('webpLossy', 'temple.webp', 'image/webp'),
    ]);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Alt text of image 1' }), 'Lake');
    await expect(canvas.getByRole('button', { name: 'Remove “Lake”' })).toBeVisible();
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('temple.webp (image/webp)');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Lake”' }));
    await expect(canvas.getByLabelText('Value')).not.toHaveTextContent('lake.png');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add images: Images' })).toHaveFocus());
  },
});

const ofAnnapurna = () => (
  <Held<GalleryItem[]> initial={[]}>
    {(bind) => <GalleryInput label="Images" subject={{ name: 'Annapurna Circuit' }} {...bind} />}
  </Held>
);
const threeImages = ['tilicho-lake_2.png', 'IMG_2034.png', 'IMG_2035.png'].map((name) =>
  imageFile('png', name),
);

/** An alt text is proposed while there is none, from the file's name or else the record's, and never written unasked. */
export const ProposedAltTexts = meta.story({
  render: ofAnnapurna,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(upload(), threeImages);
    const lake = await canvas.findByRole('button', { name: 'Use “Tilicho Lake” as alt text of image 1' });
    await expect(alts()).toEqual(['', '', '']);
    await userEvent.click(lake);
    await expect(lake).not.toBeInTheDocument();
    const second = canvas.getByRole('textbox', { name: 'Alt text of image 2' });
    await userEvent.click(second);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await waitFor(() => expect(alts()).toEqual(['Tilicho Lake', 'Annapurna Circuit', '']));
    // Two images that say the same say nothing.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument());
  },
});

/** All proposals are taken at once; of two images that would say the same, one stays without. */
export const AllProposedAltTexts = meta.story({
  tags: ['tests'],
  render: ofAnnapurna,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(upload(), threeImages);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all 2 proposed alt texts' }));
    await waitFor(() => expect(alts()).toEqual(['Tilicho Lake', 'Annapurna Circuit', '']));
    await expect(canvas.getByRole('button', { name: 'Add images: Images' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Use all/ })).not.toBeInTheDocument();
  },
});

export const Reordering = meta.story({
  render: () => (
    <Held initial={stored}>{(bind) => <GalleryInput label="Images" featurable {...bind} />}</Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move “Bindhyabasini temple” up' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(alts()).toEqual(['Bindhyabasini temple', 'Phewa lake', '']);
    await waitFor(() => expect(up).toHaveFocus());
    await expect(canvas.getByText('“Bindhyabasini temple” is now at place 1 of 3.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Feature “Phewa lake”' }));
    await expect(canvas.getByRole('button', { name: 'Feature “Phewa lake”' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Feature image 3' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

/** An image in full, and as cropped on the site; an image without alt text is pointed out. */
export const Lightbox = meta.story({
  render: () => (
    <Held initial={stored}>{(bind) => <GalleryInput label="Images" featurable {...bind} />}</Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Cover')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Alt text is missing' })).toHaveLength(1);
    const show = canvas.getByRole('button', { name: 'Show “Phewa lake”' });
    await userEvent.click(show);
    const large = within(await screen.findByRole('dialog', { name: 'Phewa lake' }));
    for (const cut of ['Card, 4:3', 'Hero, 16:9', 'Phone, 4:5'])
      await waitFor(() => expect(large.getByText(cut)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alt text of image 2' }), 'Boats{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveFocus();
    await expect(canvas.queryByRole('img', { name: 'Alt text is missing' })).not.toBeInTheDocument();
  },
});

export const DraggingByKeyboard = meta.story({
  render: () => <Held initial={stored}>{(bind) => <GalleryInput label="Images" {...bind} />}</Held>,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Drag “Phewa lake”' }).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('“Phewa lake” is at place 1 of 3.');
    await userEvent.keyboard('[ArrowDown]');
    await screen.findByText('“Phewa lake” is at place 2 of 3.');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(alts()).toEqual(['', 'Phewa lake', 'Bindhyabasini temple']));
  },
});

export const Refused = meta.story({
  render: () => (
    <Held<GalleryItem[]> initial={[]}>{(bind) => <GalleryInput label="Images" {...bind} />}</Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
    const cut = new File([imageFile('png', 'x').slice(0, 40)], 'cut.png', { type: 'image/png' });
    const taken = imageFile('jpeg', 'taken.jpg', 'image/jpeg');
    await userEvent.upload(upload(), [svg, cut, taken]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('“logo.png” is not a PNG, JPEG or WebP image.');
    await expect(alert).toHaveTextContent('“cut.png” is damaged.');
    const add = canvas.getByRole('button', { name: 'Add images: Images' });
    await expect(add).toHaveAccessibleDescription(/logo\.png/);
    await expect(alts()).toEqual(['']);
  },
});

export const Pasted = meta.story({
  render: () => (
    <Held<GalleryItem[]> initial={[]}>{(bind) => <GalleryInput label="Images" {...bind} />}</Held>
  ),
  play: async ({ canvas }) => {
    const data = new DataTransfer();
    data.items.add(imageFile('png', 'pasted.png'));
    const add = canvas.getByRole('button', { name: 'Choose images: Images' });
    add.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('pasted.png'));
    const dropped = new DataTransfer();
    dropped.items.add(imageFile('jpeg', 'dropped.jpg', 'image/jpeg'));
    add.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('dropped.jpg'));
  },
});

const removeStored = fn<(id: number) => Promise<void>>(() => Promise.resolve());

export const RemovingStored = meta.story({
  render: () => (
    <Held initial={stored}>
      {(bind) => <GalleryInput label="Images" onRemoveStored={removeStored} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Phewa lake”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete image' }));
    await waitFor(() => expect(dialog.getByText(/This cannot be undone/)).toBeVisible());
    await expect(removeStored).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(alts()).toEqual(['', 'Bindhyabasini temple']));
    await expect(removeStored.mock.calls).toEqual([[20000101]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Add images: Images' })).toHaveFocus();
  },
});

export const PartlyUnreadable = meta.story({
  render: () => (
    <Held<GalleryItem[]> initial={[...stored, { alt: '', unreadable: true }]}>
      {(bind) => <GalleryInput label="Images" featurable {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(upload(), imageFile('png', 'lodge.png'));
    await expect(await canvas.findByText('lodge.png')).toBeVisible();
    await expect(canvas.getByText('Phewa lake')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^(Move|Drag|Feature)/ })).not.toBeInTheDocument();
  },
});

export const RemovingStoredFailed = meta.story({
  render: () => (
    <Held initial={stored}>
      {(bind) => (
        <GalleryInput label="Images" onRemoveStored={() => Promise.reject(new Error('Gone'))} {...bind} />
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete image' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(alts()).toHaveLength(3);
  },
});

export const Uploading = meta.story({
  render: () => (
    <Held<GalleryItem[]> initial={[{ file: imageFile('png', 'lake.png'), alt: 'Phewa lake' }]}>
      {(bind) => <GalleryInput label="Images" progress={0.45} {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading images' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
    await expect(canvas.getByRole('button', { name: 'Add images: Images' })).toBeDisabled();
  },
});

export const WithError = meta.story({
  render: () => (
    <Held initial={stored}>
      {(bind) => (
        <GalleryInput
          label="Images"
          required
          error="The second image is too dark."
          itemError={(index) => index === 1 && 'Say what the image shows.'}
          {...bind}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add images: Images' });
    await expect(add).toHaveAccessibleDescription(/too dark/);
    await expect(canvas.getByRole('textbox', { name: 'Alt text of image 2' })).toHaveAccessibleDescription(
      'Say what the image shows.',
    );
  },
});

export const Disabled = meta.story({
  render: () => (
    <Held initial={stored}>{(bind) => <GalleryInput label="Images" featurable disabled {...bind} />}</Held>
  ),
});

export const LongTextPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Held initial={[{ id: 20000101, url: '/files/20000101.png', alt: longNepali }, ...stored.slice(1)]}>
      {(bind) => <GalleryInput label={longNepali} featurable onRemoveStored={removeStored} {...bind} />}
    </Held>
  ),
  play: expectPageFits,
});
