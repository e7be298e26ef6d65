import { createFileRoute } from '@tanstack/react-router';
import { copySearch } from '@/app/copy-search';
import { PackageCreate } from '@/features/packages/package-form';

const CreatePackage = () => <PackageCreate from={Route.useSearch().from} />;

export const Route = createFileRoute('/_shell/packages/create')({
  validateSearch: copySearch,
  component: CreatePackage,
});
