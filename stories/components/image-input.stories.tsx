import { expect, screen, waitFor, within } from 'storybook/test';
import { ImageInput } from '@/components/inputs/images/image-input';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageFile } from '@/lib/files/image-file.fixtures';
import preview from '../../.storybook/preview';
import { Held } from './held';

const meta = preview.meta({ title: 'Kit/Inputs/Image input', tags: ['autodocs'], component: ImageInput });

const stored: GalleryItem = { id: 20000101, url: '/files/20000101.png', alt: 'Phewa lake' };
const upload = () => screen.getByLabelText<HTMLInputElement>(/image: Banner image/, { selector: 'input' });

export const Default = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={null}>
      {(bind) => <ImageInput label="Banner image" required {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(upload(), imageFile('png', 'lake.png'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Alt text/ }), 'Lake');
    await userEvent.upload(upload(), imageFile('jpeg', 'temple.jpg', 'image/jpeg'));
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('temple.jpg'));
    await expect(canvas.getByRole('textbox', { name: /Alt text/ })).toHaveValue('Lake');
    const undo = async (done: string) => {
      const notice = within(
        (await screen.findByText(done)).closest<HTMLElement>('[role=alert]') ?? document.body,
      );
      await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
    };
    await undo('“lake.png” was replaced.');
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('lake.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Lake”' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('null');
    await undo('“lake.png” was removed.');
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('lake.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Lake”' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose image: Banner image' })).toHaveFocus(),
    );
  },
});

export const Stored = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={stored}>
      {(bind) => <ImageInput label="Banner image" onRemoveStored={() => Promise.resolve()} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Phewa lake”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete image' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByLabelText('Value')).toHaveTextContent('null'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const WithOthers = meta.story({
  render: () => (
    <Held<GalleryItem | null>
      initial={{ ...stored, others: [{ id: 20000201, url: '/files/20000201.png', alt: 'Temple' }] }}
    >
      {(bind) => <ImageInput label="Banner image" onRemoveStored={() => Promise.resolve()} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/has one more image/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove “Temple”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Phewa lake”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete image' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Alt text/ })).toHaveValue('Temple'));
    await expect(canvas.queryByText(/has one more image/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OnlyReplaceable = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={{ url: '/files/20000101.png', alt: '' }}>
      {(bind) => <ImageInput label="Banner image" withAlt={false} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    await userEvent.upload(upload(), imageFile('png', 'lake.png'));
    await expect(await canvas.findByText('lake.png')).toBeVisible();
  },
});

export const Refused = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={stored}>
      {(bind) => <ImageInput label="Banner image" {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(upload(), imageFile('gif', 'dance.png'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '“dance.png” is not a PNG, JPEG or WebP image.',
    );
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('20000101');
  },
});

export const WithError = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={null}>
      {(bind) => <ImageInput label="Banner image" error="The image field is required." {...bind} />}
    </Held>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/The image field is required/);
  },
});

export const Disabled = meta.story({
  render: () => (
    <Held<GalleryItem | null> initial={stored}>
      {(bind) => <ImageInput label="Banner image" disabled {...bind} />}
    </Held>
  ),
});
