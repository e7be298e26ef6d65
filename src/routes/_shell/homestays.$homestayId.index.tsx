import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/homestays/$homestayId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/homestays/$homestayId/view', params, replace: true });
  },
});
