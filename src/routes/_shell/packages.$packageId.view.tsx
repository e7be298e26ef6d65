import { createFileRoute } from '@tanstack/react-router';
import { partsSearch } from '@/app/copy-search';
import { preload } from '@/app/loaders';
import { PackageView } from '@/features/packages/view/package-view';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';

const ViewPackage = () => <PackageView {...Route.useParams()} {...Route.useSearch()} />;

export const Route = createFileRoute('/_shell/packages/$packageId/view')({
  validateSearch: partsSearch,
  loader: ({ context, params }) => preload(context, getGetPackageQueryOptions(params.packageId)),
  component: ViewPackage,
});
