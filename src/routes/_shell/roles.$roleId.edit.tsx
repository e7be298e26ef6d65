import { createFileRoute } from '@tanstack/react-router';
import { RecordRoute } from '@/components/record-route';
import { RoleEdit } from '@/features/roles/role-form';

const EditRole = () => {
  const { roleId } = Route.useParams();
  return <RecordRoute id={roleId}>{(id) => <RoleEdit roleId={id} />}</RecordRoute>;
};

export const Route = createFileRoute('/_shell/roles/$roleId/edit')({ component: EditRole });
