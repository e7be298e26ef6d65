import { createFileRoute } from '@tanstack/react-router';
import { RoleCreate } from '@/features/roles/role-form';

export const Route = createFileRoute('/_shell/roles/create')({ component: RoleCreate });
