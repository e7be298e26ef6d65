import { createFileRoute } from '@tanstack/react-router';
import { imageFilters } from '@/features/images/image-search';
import { ImagesScreen } from '@/features/images/images-screen';
import { loadTypes } from './-load-types';

const Images = () => <ImagesScreen loadTypes={loadTypes} />;

export const Route = createFileRoute('/_shell/images')({
  validateSearch: imageFilters.validate,
  component: Images,
});
