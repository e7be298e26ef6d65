import { createFileRoute } from '@tanstack/react-router';
import { PackageCreate } from '@/features/packages/package-form';
import { parseRecordId } from '@/lib/record-id';

const CreatePackage = () => <PackageCreate from={Route.useSearch().from} />;

export const Route = createFileRoute('/_shell/packages/create')({
  validateSearch: (search: Record<string, unknown>): { from?: number | undefined } => ({
    from: parseRecordId(String(search.from)),
  }),
  component: CreatePackage,
});
