import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '@/features/history/history-screen';
import { validateHistory } from '@/features/history/history-search';
import { loadTypes } from './-load-types';

const History = () => <HistoryScreen loadTypes={loadTypes} />;

export const Route = createFileRoute('/_shell/history')({
  validateSearch: validateHistory,
  component: History,
});
