import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { FaqEdit } from '@/features/packages/faqs/faq-form';
import { getGetFaqQueryOptions } from '@/generated/api/faqs/faqs';

const EditFaq = () => <FaqEdit {...Route.useParams()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/faqs/$faqId/edit')({
  params: idParams('faqId'),
  loader: ({ context, params }) =>
    preloadRecord(context, getGetFaqQueryOptions(params.packageId, params.faqId)),
  component: EditFaq,
});
