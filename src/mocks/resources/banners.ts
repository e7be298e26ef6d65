import {
  getCreateBannerMockHandler,
  getDeleteBannerMockHandler,
  getGetBannerMockHandler,
  getListBannersMockHandler,
  getSetBannerStatusMockHandler,
  getUpdateBannerMockHandler,
} from '@/generated/api/banners/banners.msw';
import type { Banner, BannerFields } from '@/generated/model';
import {
  CreateBannerBody,
  ListBannersQueryParams,
  SetBannerStatusBody,
  UpdateBannerBody,
} from '@/generated/zod/banners/banners';
import type { Resource } from '@/mocks/context';
import { singleImage } from '@/mocks/files/single-image';
import { notFound } from '@/mocks/http/answers';
import { readBody } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { referenced } from '@/mocks/http/reference';
import { banners, type StoredBanner } from '@/mocks/seed/banners';
import { packageRegions } from '@/mocks/seed/package-regions';

export const bannerHandlers: Resource = (context) => {
  const regions = context.db.table(packageRegions);

  const present = async ({ package_region_id, ...banner }: StoredBanner): Promise<Banner> => {
    const region = package_region_id === null ? undefined : await regions.get(package_region_id);
    return { ...banner, region: region ? { id: region.id, name: region.name } : null };
  };
  const { table, page, create, read, update, remove } = crud(context, banners, { present });

  const write = async ({ image, alt, ...input }: BannerFields, stored?: StoredBanner) => {
    await referenced(regions, 'package_region_id', input.package_region_id);
    const upload = { field: 'image', file: image, alt };
    const images = await singleImage(context.files, banners.name, upload, stored?.images);
    const { package_region_id = stored?.package_region_id ?? null } = input;
    return { ...input, package_region_id, images };
  };

  return [
    getListBannersMockHandler(page(ListBannersQueryParams)),
    getCreateBannerMockHandler(create(CreateBannerBody, write)),
    getSetBannerStatusMockHandler(async ({ request }) => {
      const { id, status } = await readBody(request, SetBannerStatusBody);
      const banner = await table.update(id, { status });
      if (!banner) throw notFound();
      return { data: await present(banner) };
    }),
    getGetBannerMockHandler(read()),
    getUpdateBannerMockHandler(update(UpdateBannerBody, write)),
    getDeleteBannerMockHandler(remove()),
  ];
};
