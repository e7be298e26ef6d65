import { SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';

const views = [
  { value: 'list', label: 'List' },
  { value: 'tree', label: 'Tree' },
];

/** Switches between the list and the tree of pages. */
export const PageViews = ({ view }: { view: 'list' | 'tree' }) => {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View"
      style={{ alignSelf: 'start' }}
      data={views}
      value={view}
      onChange={(next) => void navigate({ to: '/pages', search: next === 'tree' ? { view: 'tree' } : {} })}
    />
  );
};
