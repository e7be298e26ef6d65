import { Button, Stack } from '@mantine/core';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '@/api/errors/api-error';
import { BatchResults } from '@/components/run/batch-results';
import { type Operation, THERE } from '@/components/run/operation';
import { useBatch } from '@/components/run/use-batch';
import preview from '../../.storybook/preview';

type Call = (room: string) => Promise<unknown>;

/** Reads what is there. */
const begin = fn(() => Promise.resolve());
const write = fn<Call>();
const putBack = fn<Call>();
const done = () => Promise.resolve('done');
const refused = () => Promise.reject(new ApiError('http', 'Booked until May.', { status: 409 }));

const operationOf = (name: string): Operation => ({
  key: name,
  group: 'Hotel Yak',
  name,
  run: () => write(name),
  undo: (outcome) => (outcome === 'done' ? () => putBack(name) : undefined),
});

const Prices = () => {
  const batch = useBatch<Operation>('prices');
  const start = () => batch.start(['Attic', 'Loft', 'Garden', 'Roof'].map(operationOf), { begin });
  return (
    <Stack p="md" maw={640}>
      <Button onClick={start}>Start</Button>
      {batch.results.length > 0 && (
        <BatchResults
          batch={batch}
          label="Changing prices"
          heads={['House', 'Room']}
          actions={<Button>Done</Button>}
        />
      )}
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Kit/Batch results',
  component: Prices,
  beforeEach: () => {
    begin.mockClear();
    write.mockReset().mockImplementation(done);
    putBack.mockReset().mockImplementation(done);
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const press = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Presses a button, and Stop while the second call is being answered, which is finished. */
const stopInSecond = async (stage: Stage, name: string, call: typeof write) => {
  const answer = Promise.withResolvers<string>();
  call.mockImplementationOnce(done).mockReturnValueOnce(answer.promise);
  await press(stage, name);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await press(stage, 'Stop');
  answer.resolve('done');
};

const roomsOf = (call: typeof write) => call.mock.calls.map(([room]) => room);

export const Saving = meta.story({
  play: async (stage) => {
    write.mockImplementation((room) => (room === 'Loft' ? new Promise(() => undefined) : done()));
    await press(stage, 'Start');
    await expect(await stage.canvas.findByText('1 of 4 done, 2 waiting')).toBeVisible();
    await expect(stage.canvas.getByRole('progressbar', { name: 'Changing prices' })).toBeVisible();
    await expect(stage.canvas.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  },
});

/** What is running is finished; the rest can be gone on with. */
export const Stopped = meta.story({
  play: async (stage) => {
    await stopInSecond(stage, 'Start', write);
    await expect(await stage.canvas.findByText('2 of 4 done, 2 waiting')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

export const Refused = meta.story({
  play: async (stage) => {
    await Stopped.input.play(stage);
    write.mockImplementation((room) => (room === 'Garden' ? refused() : Promise.resolve(THERE)));
    await press(stage, 'Continue with 2');
    await expect(await stage.canvas.findByText('2 of 4 done, 1 there already, 1 failed')).toBeVisible();
    await expect(
      stage.canvas.getByRole('row', { name: /Garden Failed\s*Booked until May\.$/ }),
    ).toBeVisible();
    await expect(roomsOf(write)).toEqual(['Attic', 'Loft', 'Garden', 'Roof']);
  },
});

/** What was done is undone, the last first; an undo is stopped, gone on with and tried again like the rest. */
export const Undone = meta.story({
  play: async (stage) => {
    const { canvas } = stage;
    await Refused.input.play(stage);
    write.mockImplementation(done);
    await press(stage, 'Retry 1 failed');
    await canvas.findByText('3 of 4 done, 1 there already');
    await expect(roomsOf(write).slice(4)).toEqual(['Garden']);
    await expect(begin).toHaveBeenCalledTimes(3);
    await stopInSecond(stage, 'Undo', putBack);
    await canvas.findByText('3 of 4 done, 1 there already, 2 undone');
    putBack.mockImplementation(refused);
    await press(stage, 'Continue with 1');
    await expect(
      await canvas.findByRole('row', { name: /Attic Not undone\s*Booked until May\.$/ }),
    ).toBeVisible();
    await expect(roomsOf(putBack)).toEqual(['Garden', 'Loft', 'Attic']);
  },
});

export const UndoneInTheEnd = meta.story({
  tags: ['tests'],
  play: async (stage) => {
    await Undone.input.play(stage);
    putBack.mockImplementation(done);
    await press(stage, 'Retry 1 failed');
    await expect(await stage.canvas.findByText('3 of 4 done, 1 there already, 3 undone')).toBeVisible();
    await expect(roomsOf(putBack).slice(3)).toEqual(['Attic']);
    await expect(
      stage.canvas.queryByRole('button', { name: /^(Undo|Retry|Continue)/ }),
    ).not.toBeInTheDocument();
  },
});
