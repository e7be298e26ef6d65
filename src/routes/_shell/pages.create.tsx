import { createFileRoute } from '@tanstack/react-router';
import { PageCreate } from '@/features/content/pages/page-form';
import { parseRecordId } from '@/lib/records/record-id';

const CreatePage = () => <PageCreate parent={Route.useSearch().parent} />;

export const Route = createFileRoute('/_shell/pages/create')({
  validateSearch: (search: Record<string, unknown>): { parent?: number | undefined } => ({
    parent: parseRecordId(String(search.parent)),
  }),
  component: CreatePage,
});
