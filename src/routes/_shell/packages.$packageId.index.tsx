import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/packages/$packageId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/packages/$packageId/view', params, replace: true });
  },
});
