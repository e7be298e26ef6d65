import { Button, Group } from '@mantine/core';
import { Link, linkOptions, useSearch } from '@tanstack/react-router';
import { bookingSearch } from './booking-search';

/** The same bookings as a list or by travel date. */
export const BookingViews = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { page: _page, ...search } = bookingSearch.validate(raw);
  const board = raw.view === 'board';
  const forms = [
    { label: 'List', link: linkOptions({ to: '/bookings', search }), current: !board },
    {
      label: 'Board',
      link: linkOptions({ to: '/bookings', search: { ...search, view: 'board' } }),
      current: board,
    },
  ];
  return (
    <Group component="nav" gap="xs" aria-label="View as">
      {forms.map(({ label, link, current }) => (
        <Button
          key={label}
          size="xs"
          variant={current ? 'light' : 'default'}
          aria-current={current ? 'page' : undefined}
          renderRoot={(props) => <Link {...props} {...link} />}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
};
