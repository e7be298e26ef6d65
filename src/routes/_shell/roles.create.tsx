import { createFileRoute } from '@tanstack/react-router';
import { RoleForm } from '@/features/roles/role-form';

export const Route = createFileRoute('/_shell/roles/create')({ component: RoleForm });
