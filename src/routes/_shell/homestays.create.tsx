import { createFileRoute } from '@tanstack/react-router';
import { homestayForm } from '@/features/stays/kinds/homestay-form';
import { StayCreate } from '@/features/stays/stay-form';

export const Route = createFileRoute('/_shell/homestays/create')({
  component: () => <StayCreate kind={homestayForm} />,
});
