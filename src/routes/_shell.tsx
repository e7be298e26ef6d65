import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { ScreenOutlet } from '@/app/screen-outlet';
import { renewStylesheets } from '@/lib/loading/failed-chunks';
import { Shell } from '@/shell/shell';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    requireSession({ location });
    globalThis.askForScreen?.(location.pathname);
    return renewStylesheets();
  },
  component: () => (
    <Shell>
      <ScreenOutlet />
    </Shell>
  ),
});
