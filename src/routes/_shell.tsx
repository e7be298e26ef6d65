import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { ScreenOutlet } from '@/app/screen-outlet';
import { Shell } from '@/components/shell/shell';
import { renewStylesheets } from '@/lib/failed-chunks';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    requireSession({ location });
    return renewStylesheets();
  },
  component: () => (
    <Shell>
      <ScreenOutlet />
    </Shell>
  ),
});
