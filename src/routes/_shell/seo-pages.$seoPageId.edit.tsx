import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { SeoPageEdit } from '@/features/content/seo-pages/seo-page-form';
import { getGetSeoPageQueryOptions } from '@/generated/api/seo-pages/seo-pages';

const EditSeoPage = () => <SeoPageEdit id={Route.useParams().seoPageId} />;

export const Route = createFileRoute('/_shell/seo-pages/$seoPageId/edit')({
  params: idParams('seoPageId'),
  loader: ({ context, params }) => preloadRecord(context, getGetSeoPageQueryOptions(params.seoPageId)),
  component: EditSeoPage,
});
