import { createFileRoute } from '@tanstack/react-router';
import { copySearch } from '@/app/copy-search';
import { homestayForm } from '@/features/stays/kinds/homestay-form';
import { StayCreate } from '@/features/stays/stay-form';

const CreateHomestay = () => <StayCreate kind={homestayForm} from={Route.useSearch().from} />;

export const Route = createFileRoute('/_shell/homestays/create')({
  validateSearch: copySearch,
  component: CreateHomestay,
});
