import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { Shell } from '@/components/shell/shell';

export const Route = createFileRoute('/_shell')({
  beforeLoad: requireSession,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
