import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PermissionMatrix } from '@/features/roles/permission-matrix/permission-matrix';
import { PermissionSearch } from '@/features/roles/permissions-field';
import type { PermissionReference } from '@/generated/model';
import { PERMISSIONS } from '@/mocks/seed/permissions';
import preview from '../../.storybook/preview';
import { arrowKeys } from '../support/arrow-keys';
import { manyPermissions } from '../support/permissions';
import { longNepali } from '../support/texts';
import { Held } from './held';

const meta = preview.meta({
  title: 'Kit/Permission matrix',
  tags: ['autodocs'],
  component: PermissionMatrix,
});

const seeded = PERMISSIONS.map((name, index) => ({ id: index + 1, name }));
const stored = [1, 2, 3];

interface MatrixProps {
  permissions?: readonly PermissionReference[];
  error?: string;
}

const Matrix = ({ permissions = seeded, error }: MatrixProps) => {
  const [term, setTerm] = useState('');
  return (
    <Held<number[]> initial={stored}>
      {(bind) => (
        <>
          <PermissionSearch value={term} onChange={setTerm} />
          <PermissionMatrix
            label="Permissions"
            permissions={permissions}
            stored={stored}
            term={term}
            onTerm={setTerm}
            error={error}
            {...bind}
          />
        </>
      )}
    </Held>
  );
};

export const Default = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('checkbox', { name: 'packages: all' });
    await expect(row).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'packages: view' }));
    await expect(canvas.getByText('This save removes 1.')).toBeVisible();
    await userEvent.click(row);
    await expect(canvas.getByRole('checkbox', { name: 'packages: approve' })).toBeChecked();
    await expect(canvas.getByText('This save adds 2.')).toBeVisible();
    await userEvent.click(row);
    await expect(canvas.getByText('This save removes 3.')).toBeVisible();
    await expect(row).not.toBePartiallyChecked();
  },
});

export const WholeColumn = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('checkbox', { name: 'view: all' });
    await expect(column).toBePartiallyChecked();
    await userEvent.click(column);
    await expect(column).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'blogs: view' })).toBeChecked();
    const added = within(canvas.getByRole('list', { name: 'Added' }));
    await expect(added.getByText('blogs: view')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All permissions' }));
    await expect(canvas.getByText(`${seeded.length} of ${seeded.length} selected`)).toBeVisible();
  },
});

export const Search = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search permissions' }), 'room del');
    await expect(canvas.getAllByRole('checkbox', { name: /: delete$/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'delete: all shown' }));
    await expect(canvas.getByText('This save adds 2.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search permissions' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search permissions' }), 'yeti');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('checkbox', { name: 'other: impersonate' })).toBeVisible();
  },
});

export const OnlySelected = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only selected' }));
    await expect(canvas.queryByRole('checkbox', { name: 'blogs: view' })).not.toBeInTheDocument();
    const view = canvas.getByRole('checkbox', { name: 'packages: view' });
    await userEvent.click(view);
    await expect(view).toBeVisible();
    await expect(view).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  render: () => <Matrix />,
  play: async ({ canvas, userEvent }) => {
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('checkbox', { name })).toHaveFocus());
    await userEvent.click(canvas.getByRole('switch', { name: 'Only selected' }));
    await userEvent.keyboard(' {Tab}');
    await focused('All permissions');
    const { forward } = arrowKeys();
    await userEvent.keyboard(`{ArrowDown}${forward}${forward}`);
    await focused('packages: create');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{End}{Home}');
    await focused('itineraries: all');
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('checkbox', { name: 'itineraries: create' })).toBeChecked();
  },
});

export const Many = meta.story({
  render: () => <Matrix permissions={manyPermissions(500)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'export: all' }));
    await expect(canvas.getByText(/^This save adds 7\d\.$/)).toBeVisible();
  },
});

/** The role has a permission of which only the id is known; it stays until deselected. */
export const Nameless = meta.story({
  render: () => (
    <Matrix permissions={[{ id: 1, name: 'package-list' }, { id: 2, name: 'create packages' }, { id: 3 }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('checkbox', { name: 'Permission 3 (not listed): all' });
    await expect(row).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'package: create' }));
    await expect(canvas.getByText('This save removes 1.')).toBeVisible();
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[1,3]');
    await userEvent.click(row);
    const removed = within(canvas.getByRole('list', { name: 'Removed' }));
    await expect(removed.getByText('Permission 3 (not listed): held')).toBeVisible();
  },
});

export const Refused = meta.story({
  render: () => <Matrix error="The selected permission does not exist." />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All permissions' });
    await expect(all).toHaveAttribute('aria-invalid', 'true');
    await expect(all).toHaveAccessibleDescription(/does not exist/);
  },
});

export const Empty = meta.story({
  render: () => <Matrix permissions={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no permissions to choose yet.')).toBeVisible();
  },
});

export const LongText = meta.story({
  render: () => (
    <Matrix
      permissions={[...seeded, { id: 900, name: `${longNepali}.view` }, { id: 901, name: longNepali }]}
    />
  ),
});
