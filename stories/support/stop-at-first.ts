import { http } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { screen } from 'storybook/test';

/** Starts a run and presses Stop while its first write at this address is being answered, which is finished. */
export const stopAtFirst = async (
  { msw, userEvent }: Pick<StoryContext, 'msw' | 'userEvent'>,
  address: string,
  start: () => Promise<unknown>,
) => {
  const stopped = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  const hold = () => {
    reached.resolve(undefined);
    return stopped.promise;
  };
  msw.use(http.patch(address, hold, { once: true }), http.post(address, hold, { once: true }));
  await start();
  // Before the first write, a run stops without one.
  await reached.promise;
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  stopped.resolve(undefined);
};
