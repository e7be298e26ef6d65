import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import { PermitsTable } from '@/domain/nepal/permits/permits-part';
import { PackageView } from '@/features/packages/view/package-view';
import type { Package } from '@/generated/model';
import preview from '../../.storybook/preview';
import { unanswered } from '../support/story-parts';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Screens/Packages/Permits' });

const record = (values: Partial<Package>): Package => ({ id: 1, name: 'Trek', status: true, ...values });
const everest = record({
  region: { id: 1, name: 'Everest' },
  includes: '<ul><li>Sagarmatha National Park permit</li></ul>',
  excludes: '<ul><li>Municipality fee</li></ul>',
});

const rowsOf = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(await canvas.findByRole('table', { name: 'Permits' })).getAllByRole('row');

/** Sources that differ are side by side, each with what it says; the package’s own texts are beside them. */
export const Everest = meta.story({
  render: () => <PermitsTable record={everest} />,
  play: async (stage) => {
    const [, park, local, tims] = await rowsOf(stage);
    await expect(park).toHaveTextContent(/In Includes.*NPR 3,000/);
    await expect(local).toHaveTextContent(/In Excludes.*Sources differ:.*NPR 2,000/);
    await expect(tims).toHaveTextContent('Not mentioned');
    await expect(
      await stage.canvas.findByText('Sagarmatha National Park and Khumbu Pasang Lhamu', { exact: false }),
    ).toBeVisible();
  },
});

export const Many = meta.story({
  tags: ['tests'],
  render: () => <PermitsTable record={record({ region: { id: 7, name: 'Kanchenjunga' } })} />,
});
export const Phone = meta.story({
  render: Everest.input.render,
  globals: { viewport: { value: 'phone' } },
});
export const LongText = meta.story({
  tags: ['tests'],
  render: () => (
    <PermitsTable record={record({ region: { id: 3, name: 'मनास्लु' }, includes: `<p>${longNepali}</p>` })} />
  ),
});

/** Of a region that no source names nothing is said. */
export const Empty = meta.story({
  tags: ['tests'],
  render: () => <PermitsTable record={record({ region: { id: 26, name: 'Chitwan' } })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is known of permits in this region.')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['tests'],
  render: Everest.input.render,
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(http.get('*/seo-pages/datatable', () => HttpResponse.json({ message: 'No.' }, { status: 400 })));
  },
  play: async (stage) => {
    await expect(await stage.canvas.findByText('The SEO pages could not be read.')).toBeVisible();
    await expect(await rowsOf(stage)).toHaveLength(4);
  },
});

/** The table is there while the SEO pages are read. */
export const Loading = meta.story({
  tags: ['tests'],
  render: Everest.input.render,
  ...unanswered(http.get),
  play: async (stage) => {
    await expect(await rowsOf(stage)).toHaveLength(4);
  },
});

/** Loaded when it is asked for. */
export const OnThePage = meta.story({
  tags: ['tests'],
  render: () => <PackageView packageId={1} />,
  parameters: { router: { path: '/packages/1/view' } },
  play: async (stage) => {
    await expect(stage.canvas.queryByRole('table', { name: 'Permits' })).not.toBeInTheDocument();
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'What this region needs' }));
    await expect(await rowsOf(stage)).toHaveLength(4);
  },
});
