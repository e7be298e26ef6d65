import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '@/features/history/history-screen';
import { validateHistory } from '@/features/history/history-search';
import { loadChunk } from '@/lib/loading/chunk';

const kinds = () => loadChunk(() => import('./-history-kinds')).then(({ historyKinds }) => historyKinds);

const History = () => <HistoryScreen kinds={kinds} />;

export const Route = createFileRoute('/_shell/history')({
  validateSearch: validateHistory,
  component: History,
});
