import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/hotels/$hotelId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/hotels/$hotelId/view', params, replace: true });
  },
});
