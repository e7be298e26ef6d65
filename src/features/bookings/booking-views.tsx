import { Group } from '@mantine/core';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { LinkButton } from '@/components/link-button';
import { bookingSearch } from './booking-search';

/** Switches between the list and the views by travel date. */
export const BookingViews = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { page: _page, ...search } = bookingSearch.validate(raw);
  const ways = [
    { label: 'List', link: linkOptions({ to: '/bookings', search }), view: undefined },
    {
      label: 'Month',
      link: linkOptions({ to: '/bookings', search: { ...search, view: 'board' } }),
      view: 'board',
    },
    {
      label: 'Days',
      link: linkOptions({ to: '/bookings', search: { ...search, view: 'days' } }),
      view: 'days',
    },
  ];
  return (
    <Group component="nav" gap={4} wrap="nowrap" aria-label="View as">
      {ways.map(({ label, link, view }) => (
        <LinkButton
          key={label}
          size="xs"
          px={10}
          variant={raw.view === view ? 'light' : 'default'}
          aria-current={raw.view === view ? 'page' : undefined}
          {...link}
        >
          {label}
        </LinkButton>
      ))}
    </Group>
  );
};
