import { createFileRoute } from '@tanstack/react-router';
import { UserCreate } from '@/features/users/user-form';

export const Route = createFileRoute('/_shell/users/create')({ component: UserCreate });
