import { createFileRoute } from '@tanstack/react-router';
import { PackageList } from '@/features/packages/package-list';
import { packageSearch } from '@/features/packages/package-search';

export const Route = createFileRoute('/_shell/packages/')({
  validateSearch: packageSearch.validate,
  component: PackageList,
});
