import { http } from 'msw';
import type { Resource } from '@/mocks/context';
import { notFound } from '@/mocks/http/answers';
import { handlersOf, idParam } from '@/mocks/http/handler';

const PICTURE = /\/files\/(\d+)\.(png|jpg|webp)$/;

export const fileHandlers: Resource = ({ files }) => [
  ...handlersOf({
    deleteFile: async (info) => {
      if (!(await files.remove(idParam(info)))) throw notFound();
    },
  }),
  http.get(PICTURE, async ({ request }) => {
    const [, id, extension = ''] = PICTURE.exec(new URL(request.url).pathname) ?? [];
    return (await files.serve(Number(id), extension)) ?? notFound();
  }),
];
