import { createFileRoute } from '@tanstack/react-router';
import { Home } from '@/components/shell/home';

export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'Home' },
  component: Home,
});
