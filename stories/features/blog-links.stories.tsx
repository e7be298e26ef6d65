import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { RelatedScreen } from '@/features/blog-links/related-screen';
import { blogTable } from '@/mocks/seed/blogs';
import { recordTypes } from '@/routes/_shell/-record-types';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Listings that blogs name',
  parameters: { router: { path: '/blog-links' } },
  beforeEach: ({ backend }) =>
    backend.db.run('write', async () => {
      const blogs = backend.db.table(blogTable);
      const text = {
        short_description: '',
        description: '<p>We walked to <b>Anapurna</b> base camp. It was cold.</p>',
      };
      for (const { id } of await blogs.all())
        await (id > 2
          ? blogs.remove(id)
          : blogs.update(id, { title: `Diary ${id}`, ...text, packages: [], homestays: [], hotels: [] }));
      await blogs.update(2, { packages: [1] });
    }),
  render: () => <RelatedScreen types={recordTypes} />,
});

export const Found = meta.story({
  play: async ({ canvas }) => {
    const diary = within(await canvas.findByRole('region', { name: 'Diary 2' }));
    await expect(diary.getByRole('checkbox', { name: /^Link “Annapurna Base Camp Trek”/ })).toBeChecked();
    await expect(diary.getByText('We walked to Anapurna base camp')).toBeVisible();
    await expect(diary.getByRole('checkbox', { name: /^Unlink “/ })).not.toBeChecked();
  },
});

/** What is ticked is linked beside what was, and all of it is taken back. */
export const LinkedAndUndone = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent, backend }) => {
    const linked = async () =>
      (await backend.db.table(blogTable).all()).map(({ packages }) => packages.length);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change 2 blogs' }));
    await expect(await canvas.findByText('2 of 2 done')).toBeVisible();
    await expect(await linked()).toEqual([1, 2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('2 of 2 done, 2 undone')).toBeVisible();
    await expect(await linked()).toEqual([0, 1]);
  },
});

export const PartFailed = meta.story({
  tags: ['tests'],
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Look again' });
    msw.use(http.get('*/hotels/datatable', () => HttpResponse.json({ message: 'Down.' }, { status: 500 })));
    await userEvent.click(again);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not all was readHotels: The server');
    await expect(await canvas.findByRole('region', { name: 'Diary 1' })).toBeVisible();
  },
});
