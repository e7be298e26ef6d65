import { getResponse, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { DepartureCreate } from '@/features/packages/departures/departure-create';
import { departureTable } from '@/mocks/seed/departures';
import preview from '../../.storybook/preview';

const address = '*/v1/admin/packages/:packageId/departures';

const meta = preview.meta({
  title: 'Screens/Packages/Departures/Replacing',
  tags: ['tests'],
  parameters: { router: { path: '/packages/1/departures/create', search: { replaces: 3 } } },
});

type Context = Pick<StoryContext, 'backend' | 'msw'>;

const onTheDay = async ({ backend }: Context) => {
  const rows = await backend.db.run('read', () => backend.db.table(departureTable).all());
  return rows.filter((row) => row.package_id === 1 && row.departure_date === '2027-03-20');
};

/** Accepts one departure per date, refuses the offer title `Free`, and refuses calls for which `closed` is true. */
const pickyServer = ({ backend, msw }: Context, closed: (call: number) => boolean = () => false) => {
  let calls = 0;
  const refuse = (errors: object) => HttpResponse.json({ message: 'Refused.', errors }, { status: 422 });
  msw.use(
    http.post(address, async ({ request }) => {
      calls += 1;
      if (closed(calls)) return HttpResponse.json({ message: 'Closed.' }, { status: 403 });
      const body = (await request.clone().json()) as { offer_title?: string };
      if ((await onTheDay({ backend, msw })).length > 0) return refuse({ departure_date: ['Taken.'] });
      if (body.offer_title === 'Free') return refuse({ offer_title: ['No such offer.'] });
      return (await getResponse(backend.handlers, request)) ?? HttpResponse.error();
    }),
  );
};

const rename = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) => {
  const title = await canvas.findByRole('textbox', { name: 'Offer title' });
  await userEvent.clear(title);
  await userEvent.type(title, text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
};

/** The new departure is refused although the old one was deleted: the old one is created again. */
export const RefusedTwice = meta.story({
  render: () => <DepartureCreate packageId={1} replaces={3} today="2026-11-21" />,
  beforeEach: (context) => pickyServer(context),
  play: async (stage) => {
    const { canvas, router } = stage;
    const [before] = await onTheDay(stage);
    await rename(stage, 'Free');
    await expect(await canvas.findByText(/had been deleted and was created again/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Offer title' })).toHaveAccessibleDescription(
      /No such offer/,
    );
    await expect(await onTheDay(stage)).toEqual([{ ...before, id: expect.any(Number) as number }]);

    await rename(stage, 'Last places');
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages/1/departures'));
    await expect(await onTheDay(stage)).toMatchObject([{ offer_title: 'Last places' }]);
  },
});

/** The old departure cannot be created again either: the loss is reported. */
export const Gone = meta.story({
  render: RefusedTwice.input.render,
  beforeEach: (context) => pickyServer(context, (call) => call > 1),
  play: async (stage) => {
    await rename(stage, 'Last places');
    await expect(await stage.canvas.findByText(/The old departure \(20 Mar 2027.*\) is gone/)).toBeVisible();
    await expect(await onTheDay(stage)).toEqual([]);
  },
});
