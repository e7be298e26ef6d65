import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/require-session';
import { ScreenOutlet } from '@/app/screen-outlet';
import { loadChunk } from '@/lib/loading/chunk';
import { renewStylesheets } from '@/lib/loading/failed-chunks';
import { Shell } from '@/shell/shell';
import { UsesProvider } from '@/shell/uses-provider';

const loadUsesDialog = () => loadChunk(() => import('./_shell/-uses-dialog')).then((m) => m.UsesDialog);

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    requireSession({ location });
    globalThis.askForScreen?.(location.pathname);
    return renewStylesheets();
  },
  component: () => (
    <Shell>
      <UsesProvider load={loadUsesDialog}>
        <ScreenOutlet />
      </UsesProvider>
    </Shell>
  ),
});
