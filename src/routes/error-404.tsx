import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { NotFound } from '@/shell/not-found';

export const Route = createFileRoute('/error-404')({
  staticData: { title: 'Page not found' },
  beforeLoad: requireSession,
  component: NotFound,
});
