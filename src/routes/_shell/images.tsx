import { createFileRoute } from '@tanstack/react-router';
import { imageFilters } from '@/features/images/image-search';
import { ImagesScreen } from '@/features/images/images-screen';
import { loadChunk } from '@/lib/loading/chunk';

const sources = () => loadChunk(() => import('./-image-sources')).then(({ imageSources }) => imageSources);

const Images = () => <ImagesScreen loadSources={sources} />;

export const Route = createFileRoute('/_shell/images')({
  validateSearch: imageFilters.validate,
  component: Images,
});
