import { expect, screen, waitFor, within } from 'storybook/test';
import type { HelpText } from '@/features/help/help-node';
import { HelpScreen } from '@/features/help/help-screen';
import { AccountMenu } from '@/shell/account-menu';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({
  title: 'Screens/Help',
  parameters: { router: { path: '/help' } },
  render: () => <HelpScreen />,
});

const long: HelpText = {
  lead: [{ tag: 'p', attrs: {}, children: [longNepali] }],
  tasks: ['first', 'second'].map((id) => ({
    id,
    title: `${longNepali} ${id}`,
    nodes: [
      {
        tag: 'ol',
        attrs: {},
        children: [
          {
            tag: 'li',
            attrs: {},
            children: [longNepali, { tag: 'code', attrs: {}, children: [longNepali] }],
          },
        ],
      },
    ],
  })),
};

export const Tasks = meta.story({ tags: ['screen'] });
export const TasksDark = meta.story({ globals: { theme: 'dark' } });
export const TasksPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const TasksLongText = meta.story({ render: () => <HelpScreen text={long} /> });

/** The parts with what is asked come best first, its words are marked, and Enter goes to the first one. */
export const TasksSearched = meta.story({
  tags: ['tests'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Look after bookings' });
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search the help' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('How do I cancel bookings?');
    const [found] = canvas.getAllByRole('region');
    await expect(found).toHaveAccessibleName('Cancel a booking');
    await expect(found).toHaveTextContent('Look after bookings');
    const marks = [...(found?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent.toLowerCase());
    await expect(new Set(marks)).toEqual(new Set(['cancel', 'cancelled', 'booking']));
    await userEvent.keyboard('{Enter}');
    await expect(found).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'submarine');
    await expect(canvas.getByText('Nothing in the help has these words.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('region', { name: 'Look after bookings' })).toBeVisible();
  },
});

/** A URL with a task's name leads to it, and so does the list; the keyboard continues from there. */
export const TasksHaveAddresses = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/help#look-after-bookings' } },
  play: async ({ canvas, userEvent, router }) => {
    const bookings = await canvas.findByRole('region', { name: 'Look after bookings' });
    await waitFor(() => expect(bookings).toHaveFocus());
    const contents = within(canvas.getByRole('navigation', { name: 'Tasks' }));
    await expect(contents.getByRole('link', { name: 'Look after bookings' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await userEvent.click(contents.getByRole('link', { name: 'Find anything' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Find anything' })).toHaveFocus());
    await expect(router.state.location.hash).toBe('find-anything');
  },
});

/** Who has read the news is not pointed to them again. */
export const TasksNews = meta.story({
  tags: ['tests'],
  parameters: { router: { path: '/help#what-is-new' } },
  render: () => (
    <>
      <AccountMenu />
      <HelpScreen />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'What is new' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(await screen.findByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help');
  },
});
