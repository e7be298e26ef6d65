import { createFileRoute, Outlet } from '@tanstack/react-router';
import { renewStylesheets } from '@/app/failed-chunks';
import { requireSession } from '@/app/require-session';
import { Shell } from '@/components/shell/shell';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    requireSession({ location });
    return renewStylesheets();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
