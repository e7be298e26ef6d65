import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PackageCreate, PackageEdit } from '@/features/packages/package-form';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { vendorTable } from '@/mocks/seed/lookups';
import { packageTable } from '@/mocks/seed/packages';
import preview from '../../.storybook/preview';
import { named } from '../support/named';
import { packageStories } from '../support/package-stories';
import { choose, expectMissing, expectRefusal, save, saveTo, type } from '../support/plays';
import { longNepali } from '../support/texts';
import { wide } from '../support/wide';

const meta = preview.meta({
  title: 'Screens/Packages/Form',
  parameters: { router: { path: '/packages/create' } },
});

const rail = () => within(screen.getByRole('navigation', { name: 'Sections of the form' }));

export const Create = meta.story({ ...packageStories.create, tags: ['screen'] });
export const CreateRefused = meta.story(packageStories.createRefused);
export const CreateSaving = meta.story({ ...packageStories.createSaving, tags: ['repetition'] });
export const EditRefused = meta.story({ ...packageStories.editRefused, tags: ['repetition'] });
export const EditSaving = meta.story({ ...packageStories.editSaving, tags: ['repetition'] });
export const EditLoading = meta.story({ ...packageStories.editLoading, tags: ['repetition'] });
export const EditFailed = meta.story({ ...packageStories.editFailed, tags: ['repetition'] });
export const EditForbidden = meta.story({ ...packageStories.editForbidden, tags: ['repetition'] });
export const EditMissing = meta.story({ ...packageStories.editMissing, tags: ['repetition'] });

export const Created = meta.story({ ...packageStories.created, tags: ['tests'] });

/** The API's refusal of a new image is shown at that image, for the file or the text. */
export const ImageRefused = meta.story({
  globals: wide,
  render: Create.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, msw } = stage;
    msw.use(
      http.post('*/v1/admin/package/packages', () =>
        HttpResponse.json(
          { message: 'Invalid.', errors: { 'images.1': ['Not a photograph.'], 'alt[0]': ['Too short.'] } },
          { status: 422 },
        ),
      ),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Pikey Peak Trek');
    await userEvent.upload(await canvas.findByLabelText(/images: Images/, { selector: 'input' }), [
      imageFile('png', 'ridge.png'),
      imageFile('png', 'lodge.png'),
    ]);
    const first = await canvas.findByRole('textbox', { name: 'Alt text of image 1' });
    const second = canvas.getByRole('textbox', { name: 'Alt text of image 2' });
    await save(stage, 'Save as active');
    await waitFor(() => expect(first).toHaveAccessibleDescription('Too short.'));
    await expect(second.closest('li')).toHaveTextContent('Not a photograph.');
    await expect(second).not.toHaveAccessibleDescription();
    await expect(rail().getByRole('button', { name: 'Images 2 errors' })).toBeVisible();
  },
});

/** Error messages are counted per section in the rail, which Tab reaches after the fields. */
export const CreateIncomplete = meta.story({
  globals: wide,
  render: Create.input.render,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(rail().getAllByRole('button')).not.toContain(document.activeElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Discount percentage' }), '120');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(rail().getByRole('button', { name: 'Package 2 errors' })).toBeVisible();
    await expect(rail().getByRole('button', { name: 'Images or after saving' })).toBeVisible();
    await expect(rail().getByRole('button', { name: 'Price and payment 1 error' })).toBeVisible();
  },
});

/** A new package that cannot be sold yet waits as inactive, or stays in the form. */
export const CreateWithGaps = meta.story({
  globals: wide,
  render: Create.input.render,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent, backend, router } = stage;
    await named(stage, 'Pikey Peak Trek', 'pikey-peak-trek');
    await type(stage, 'Price per person', '64500');
    await save(stage);
    const question = within(await screen.findByRole('dialog', { name: '5 gaps: save as inactive?' }));
    const gaps = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(gaps).toEqual([
      'No vendor',
      'No departure type',
      'No images',
      'No itinerary days',
      '“Overview” is empty',
    ]);
    await waitFor(() => expect(question.getByRole('button', { name: 'Save as inactive' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/you went back to the form/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Pikey Peak Trek');
    await expect(canvas.getByRole('switch', { name: 'Status' })).toBeChecked();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('dialog', { name: '5 gaps: save as inactive?' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/37/view'));
    await expect((await backend.db.table(packageTable).all()).at(-1)).toMatchObject({
      name: 'Pikey Peak Trek',
      status: false,
    });
  },
});

export const Copy = meta.story({
  render: () => <PackageCreate from={1} />,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const slug = await canvas.findByRole('textbox', { name: 'Slug' });
    await expect(slug).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Everest Base Camp Trek');
    await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveValue('Sherpa Summit Adventures');
    await expect(canvas.getByText(/It starts inactive, not sponsored and without a position/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Status' })).not.toBeChecked();
    await expect(await canvas.findByRole('textbox', { name: 'Position' })).toHaveValue('');
    await expectRefusal(stage, slug, /required/);
    await userEvent.type(slug, 'everest-base-camp-in-winter');
    await saveTo(stage, '/packages/37/view');
  },
});

export const CopyMissing = meta.story({
  render: () => <PackageCreate from={99_999} />,
  parameters: { router: { path: '/packages/create' } },
  play: (stage) => expectMissing(stage, 'package to copy', { label: 'Packages', to: '/packages' }),
});

export const Edit = meta.story({
  globals: wide,
  render: () => <PackageEdit id={15} />,
  parameters: { router: { path: '/packages/15/edit' } },
  tags: ['screen'],
});

export const ChangedAndUndone = meta.story({
  ...Edit.input,
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    const duration = await canvas.findByRole('textbox', { name: 'Duration' });
    await canvas.findByRole('textbox', { name: 'Cancellation' });
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.type(duration, '!');
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(rail().getByRole('button', { name: 'Trip changed' })).toBeVisible();
    await userEvent.type(duration, '{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    await expect(rail().getByRole('button', { name: 'Trip' })).toBeVisible();
  },
});

/** Saving changes only the edited field; all others stay the same to the byte. */
export const SavedUnchanged = meta.story({
  render: () => <PackageEdit id={1} />,
  parameters: { router: { path: '/packages/1/edit' } },
  tags: ['tests'],
  play: async (stage) => {
    const { backend, canvas, userEvent } = stage;
    const stored = () => backend.db.run('read', () => backend.db.table(packageTable).get(1));
    const before = await stored();
    await canvas.findByRole('textbox', { name: 'Cancellation' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Age' }), '+');
    await saveTo(stage, '/packages');
    await expect(await stored()).toEqual({ ...before, age: `${before?.age ?? ''}+` });
  },
});

export const PlaceFound = meta.story({
  render: Edit.input.render,
  parameters: Edit.input.parameters,
  tags: ['tests'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: 'Find the start location' }));
    await choose(stage, 'Country', 'Nepal');
    await choose(stage, 'State', 'Gandaki');
    await choose(stage, 'City', 'Pokhara');
    await userEvent.click(canvas.getByRole('button', { name: 'Use “Pokhara, Gandaki, Nepal”' }));
    await expect(canvas.getByRole('textbox', { name: 'Start location' })).toHaveValue(
      'Pokhara, Gandaki, Nepal',
    );
  },
});

export const LongText = meta.story({
  render: Edit.input.render,
  parameters: Edit.input.parameters,
  beforeEach: async ({ backend }) => {
    const changes = {
      name: longNepali,
      duration: longNepali,
      overview: `<p>${longNepali.repeat(4)}</p>`,
      vendor_id: 1,
    };
    await backend.db.run('write', async () => {
      await backend.db.table(vendorTable).update(1, { full_name: longNepali });
      await backend.db.table(packageTable).update(15, changes);
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(longNepali);
  },
});

export const EditPhone = meta.story({
  render: Edit.input.render,
  parameters: Edit.input.parameters,
  globals: { viewport: { value: 'phone' } },
});

/** An editor loads after its field is rendered, and still takes the focus. */
export const EditorNamedByTheAddress = meta.story({
  tags: ['tests'],
  render: () => <PackageEdit id={1} />,
  parameters: { router: { path: '/packages/1/edit#cancellation' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Edit package' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Cancellation'));
    await expect(document.activeElement).toBeVisible();
  },
});

export const PickerNamedByTheAddress = meta.story({
  tags: ['tests'],
  render: () => <PackageEdit id={1} />,
  parameters: { router: { path: '/packages/1/edit#region_id' } },
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Region' });
    await waitFor(() => expect(picker).toHaveFocus());
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
  },
});
