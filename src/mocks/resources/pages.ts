import {
  getCreatePageMockHandler,
  getDeletePageMockHandler,
  getGetPageMockHandler,
  getListPageOptionsMockHandler,
  getListPagesMockHandler,
  getUpdatePageMockHandler,
} from '@/generated/api/pages/pages.msw';
import type { Page, PageFields, PageOption } from '@/generated/model';
import { CreatePageBody, ListPagesQueryParams, UpdatePageBody } from '@/generated/zod/pages/pages';
import type { Resource } from '@/mocks/context';
import { singleImage } from '@/mocks/files/single-image';
import { refusal } from '@/mocks/http/answers';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { withMetaTag } from '@/mocks/http/meta-tag';
import { referenced } from '@/mocks/http/reference';
import { pages, type StoredPage } from '@/mocks/seed/pages';

const present = (row: StoredPage): Page => ({ ...row, image_url: row.images?.[0]?.url ?? null });

const asOption = ({ id, title, name, parent_id }: StoredPage): PageOption => ({ id, title, name, parent_id });

export const pageHandlers: Resource = (context) => {
  const { table, page, create, read, update, remove } = crud(context, pages, { present });
  const { options } = crud(context, pages, { present: asOption });

  /** The ids of a page and of all above it. */
  const upFrom = async (id: number | null | undefined, below: readonly number[] = []): Promise<number[]> => {
    const found = id ? await table.get(id) : undefined;
    if (!found || below.includes(found.id)) return [...below];
    return upFrom(found.parent_id, [...below, found.id]);
  };

  const write = async (
    { content, template, images, ...input }: PageFields,
    stored?: StoredPage,
  ): Promise<Partial<StoredPage>> => {
    await referenced(table, 'parent_id', input.parent_id);
    if (stored && (await upFrom(input.parent_id)).includes(stored.id))
      throw refusal({ parent_id: ['A page cannot stand below itself.'] });
    const upload = { field: 'images.0', file: images?.[0], alt: input.alt };
    return {
      ...withMetaTag(input, stored?.meta_tag ?? undefined),
      description: content,
      template_type: template,
      alt: input.alt,
      images: await singleImage(context.files, pages.name, upload, stored?.images),
    };
  };

  const pagesBelow = async (id: number) =>
    (await table.all()).filter(({ parent_id }) => parent_id === id).length;

  return [
    getListPagesMockHandler(page(ListPagesQueryParams)),
    getListPageOptionsMockHandler(options()),
    getCreatePageMockHandler(create(CreatePageBody, write)),
    getGetPageMockHandler(read()),
    getUpdatePageMockHandler(update(UpdatePageBody, write)),
    getDeletePageMockHandler(
      remove(async ({ id, title }) => refuseInUse(title, await pagesBelow(id), 'pages')),
    ),
  ];
};
