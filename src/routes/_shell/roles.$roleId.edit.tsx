import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';
import { preloadRecord } from '@/app/loaders';
import { RoleEdit } from '@/features/roles/role-form';
import { getGetRoleQueryOptions } from '@/generated/api/roles/roles';

const EditRole = () => <RoleEdit id={Route.useParams().roleId} />;

export const Route = createFileRoute('/_shell/roles/$roleId/edit')({
  params: idParams('roleId'),
  loader: ({ context, params }) => preloadRecord(context, getGetRoleQueryOptions(params.roleId)),
  component: EditRole,
});
