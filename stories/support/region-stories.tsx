import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor } from 'storybook/test';
import { RegionEdit, RegionForm } from '@/features/regions/region-form';
import type { RegionKind } from '@/features/regions/region-kind';
import { RegionList } from '@/features/regions/region-list';
import type { Region } from '@/generated/model';
import { imageFile } from '@/lib/files/image-file.fixtures';
import { slugify } from '@/lib/text/slug';
import { saveTo, type } from './plays';
import { type ResourceScreens, resourceStories } from './resource-stories';
import { longNepali } from './texts';

interface RegionScreens<Params extends object> extends Pick<ResourceScreens<Region>, 'table'> {
  kind: RegionKind<Params>;
  /** The names of the first region, which is in use, and of one that is not. */
  used: string;
  unused: string;
}

const fill = async (stage: StoryContext) => {
  const { canvas, userEvent } = stage;
  await type(stage, 'Name', 'Phulchowki');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Slug' })).toHaveValue('phulchowki'));
  await type(stage, 'Description', 'Birds and oaks.');
  const files = screen.getByLabelText('Choose image: Image', { selector: 'input' });
  await userEvent.upload(files, imageFile('png', 'oak.png'));
  await expect(await canvas.findByText('oak.png')).toBeVisible();
  await type(stage, 'Alt text', 'Oak forest');
  await userEvent.click(canvas.getByRole('switch', { name: 'Display home' }));
};

/** The stories that regions of packages, homestays and hotels share: their states, and tests. */
export const regionStories = <Params extends object>(regions: RegionScreens<Params>) => {
  const { kind, used, unused } = regions;
  const path = kind.area.path;
  const stories = resourceStories({
    area: kind.area,
    table: regions.table,
    list: <RegionList kind={kind} />,
    create: <RegionForm kind={kind} />,
    edit: (id) => <RegionEdit kind={kind} regionId={id} />,
    longText: {
      name: longNepali,
      alt_image: longNepali,
      description: `<h2>${longNepali}</h2><p>${longNepali.repeat(4)}</p>`,
    },
    fill,
    created: {
      slug: 'phulchowki',
      description: '<p>Birds and oaks.</p>',
      display_home: false,
      status: true,
      images: [{ alt: 'Oak forest' }],
    },
    fillRefused: (stage) => type(stage, 'Name', used),
  });

  return {
    ...stories,
    usedKept: stories.deleteRefused(used, /cannot be deleted/),
    filteredByName: stories.filtered({ label: 'Name', text: unused, shows: unused, hides: used }),
    sparseSwitched: stories.sparseRowSwitched(used, { name: used, slug: slugify(used) }),
    unusedDeleted: {
      ...stories.deleted(unused),
      parameters: { router: { path, search: { name: unused } } },
    },
    searchResultPreviewed: {
      ...stories.edit,
      play: async (stage: StoryContext) => {
        const { canvas, userEvent } = stage;
        await expect(await canvas.findByRole('textbox', { name: 'Slug' })).toHaveAttribute('readonly');
        await userEvent.clear(canvas.getByRole('textbox', { name: 'Meta page title' }));
        await type(stage, 'Meta page title', 'Walks for two');
        const preview = canvas.getByRole('figure', { name: 'Search result preview' });
        await waitFor(() => expect(preview).toHaveTextContent('Walks for two'));
        await saveTo(stage, path);
      },
    },
  };
};
