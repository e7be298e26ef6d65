import { expect, screen, waitFor, within } from 'storybook/test';
import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerSource } from '@/components/pickers/picker-source';
import type { User } from '@/generated/model';
import { ListUsersQueryParams } from '@/generated/zod/users/users';
import { notFound } from '@/mocks/http/answers';
import { handlersOf, idParam } from '@/mocks/http/handler';
import { filterRows, pageOf, sortRows } from '@/mocks/http/list';
import { userPicker } from '@/resources/pickers';
import preview from '../../.storybook/preview';
import { Held } from './held';

const firstNames = ['Pemba', 'Sita', 'Dawa', 'Asmita', 'आशा'];
const lastNames = ['Sherpa', 'Gurung', 'Lama', 'Tamang'];

/** Many share a name, and differ by e-mail address. */
const people = Array.from({ length: 5_000 }, (_, index): User => {
  const first_name = firstNames[index % firstNames.length] ?? '';
  const last_name = lastNames[index % lastNames.length] ?? '';
  return {
    id: index + 1,
    first_name,
    last_name,
    full_name: `${first_name} ${last_name}`,
    email: `user.${index + 1}@example.com`,
  };
});

const lists: string[] = [];
const lookUps: number[] = [];
const atOnce = { now: 0, most: 0 };

/** Counts the requests in flight. */
const countedUsers: PickerSource = {
  ...userPicker,
  byId: async (id, signal) => {
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    try {
      return (await userPicker.byId?.(id, signal)) ?? { value: id, label: '' };
    } finally {
      atOnce.now -= 1;
    }
  },
};

const meta = preview.meta({
  title: 'Kit/Pickers/Five thousand users',
  beforeEach: ({ msw }) => {
    lists.length = 0;
    lookUps.length = 0;
    Object.assign(atOnce, { now: 0, most: 0 });
    const handlers = handlersOf({
      listUsers: ({ request }) => {
        const query = new URL(request.url).searchParams;
        lists.push(query.get('full_name') ?? query.get('email') ?? '');
        const found = filterRows(people, query, ListUsersQueryParams);
        return pageOf(sortRows(found, query.get('sort')), query, ListUsersQueryParams);
      },
      getUser: (info) => {
        const id = idParam(info);
        lookUps.push(id);
        const data = people.find((user) => user.id === id);
        if (!data) throw notFound();
        return { data };
      },
    });
    msw.use(...handlers);
  },
});

export const Search = meta.story({
  render: () => (
    <Held<number | null> initial={null}>
      {(bind) => <AsyncPicker label="Owner" source={userPicker} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const owner = canvas.getByRole('combobox', { name: 'Owner' });
    await userEvent.click(owner);
    await screen.findByText('The first 100 are listed. Type to find others.');
    await expect(screen.getAllByRole('option')).toHaveLength(100);
    await userEvent.type(owner, 'sita gurung');
    await waitFor(() => expect(lists.at(-1)).toBe('sita gurung'));
    // Requests are debounced, not sent with every keystroke.
    await expect(lists.length).toBeLessThan(6);
    await userEvent.clear(owner);
    await userEvent.type(owner, 'user.4982@');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const [only] = screen.getAllByRole('option');
    await expect(only).toHaveTextContent('Sita Gurunguser.4982@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(owner).toHaveValue('Sita Gurung');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('4982');
    await userEvent.clear(owner);
    await userEvent.type(owner, 'Dawa');
    await userEvent.keyboard('{Escape}');
    await expect(owner).toHaveValue('Sita Gurung');
    await expect(lookUps).toEqual([]);
  },
});

export const ChosenBeyondTheFirstPage = meta.story({
  render: () => (
    <Held<number[]> initial={[4711, 4712, 4713, 4714, 4715, 4716, 9999]}>
      {(bind) => <AsyncMultiPicker label="Owners" source={countedUsers} {...bind} />}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Without a name (ID 9999)')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Remove Pemba Lama' })).toBeVisible();
    // Some are repeated: a story refetches everything once its backend is set.
    await expect([...new Set(lookUps)].toSorted()).toEqual([4711, 4712, 4713, 4714, 4715, 4716, 9999]);
    const asked = lookUps.length;
    await expect(atOnce.most).toBe(4);
    await expect(lists).toEqual([]);

    const owners = canvas.getByRole('combobox', { name: 'Owners' });
    await userEvent.type(owners, 'user.12@');
    const list = within(await screen.findByRole('listbox'));
    await list.findByText('user.12@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('[4711,4712,4713,4714,4715,4716,9999,12]');
    await expect(lookUps).toHaveLength(asked);
  },
});
