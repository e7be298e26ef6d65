import { SetBannerStatusBody } from '@/generated/zod/banners/banners';
import { singleImage } from '@/mocks/files/single-image';
import { notFound } from '@/mocks/http/answers';
import { readBody } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { bannerTable } from '@/mocks/seed/banners';

export const bannerHandlers = crud(bannerTable, {
  write: singleImage('image', 'alt'),
  special: ({ table, whole }) => ({
    setBannerStatus: async ({ request }) => {
      const { id, status } = await readBody(request, SetBannerStatusBody);
      const banner = await table.update(id, { status });
      if (!banner) throw notFound();
      return { data: await whole(banner) };
    },
  }),
});
