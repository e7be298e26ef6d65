import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { BannerEdit } from '@/features/banners/banner-form';

const EditBanner = () => {
  const { bannerId } = Route.useParams();
  return <RecordRoute id={bannerId}>{(id) => <BannerEdit bannerId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/banners/$bannerId/edit')({ component: EditBanner });
