import { createFileRoute } from '@tanstack/react-router';
import { homestayForm } from '@/features/stays/kinds/homestay-form';
import { StayForm } from '@/features/stays/stay-form';

export const Route = createFileRoute('/_shell/homestays/create')({
  component: () => <StayForm kind={homestayForm} />,
});
