import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { NotFound } from '@/shell/not-found';

export const Route = createFileRoute('/error-404')({
  beforeLoad: requireSession,
  component: NotFound,
});
