import { createFileRoute } from '@tanstack/react-router';
import { UserForm } from '@/features/users/user-form';

export const Route = createFileRoute('/_shell/users/create')({ component: UserForm });
