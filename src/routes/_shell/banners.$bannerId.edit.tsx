import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { BannerEdit } from '@/features/banners/banner-form';
import { getGetBannerQueryOptions } from '@/generated/api/banners/banners';

const EditBanner = () => <BannerEdit id={Route.useParams().bannerId} />;

export const Route = createFileRoute('/_shell/banners/$bannerId/edit')({
  params: idParams('bannerId'),
  loader: ({ context, params }) => preloadRecord(context, getGetBannerQueryOptions(params.bannerId)),
  component: EditBanner,
});
