import { useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fireEvent, fn } from 'storybook/test';
import { ApiError, toApiError } from '@/api/errors/api-error';
import { createQueryClient } from '@/app/query-client';
import { RecordGate } from '@/components/records/record-gate';
import preview from '../../.storybook/preview';

const fetchTrek = fn((_id: number) => Promise.resolve({ name: 'Mardi Himal' }));

const failWith = (status: number) =>
  fetchTrek.mockImplementation(() => Promise.reject(new ApiError('http', 'Out of order.', { status })));

const trek = (id: number) => ({ queryKey: ['trek', id], queryFn: () => fetchTrek(id) });

interface TrekProps {
  /** The cached name of a visit long ago. */
  earlier?: string;
  /** The name that was preloaded just before the screen. */
  preloaded?: string;
  cached?: true;
}

/** A cache of its own, as that of the stories is cleared at each start. */
const cacheWith = ({ earlier, preloaded }: TrekProps) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  if (earlier !== undefined) client.setQueryData(trek(1).queryKey, { name: earlier }, { updatedAt: 1 });
  if (preloaded !== undefined) client.setQueryData(trek(1).queryKey, { name: preloaded });
  return client;
};

const Trek = ({ cached }: Pick<TrekProps, 'cached'>) => {
  const client = useQueryClient();
  const [id, setId] = useState(1);
  const { error: failure } = useQuery({ ...trek(id), enabled: false });
  return (
    <Stack>
      <RecordGate what="the trek" record={trek(id)} cached={cached}>
        {({ name }) => <TextInput label="Name" defaultValue={name} description={`Saved as ${name}`} />}
      </RecordGate>
      <Button variant="default" onClick={() => void client.refetchQueries({ queryKey: ['trek'] })}>
        Fetch again
      </Button>
      <Button variant="default" onClick={() => setId(3 - id)}>
        Other trek
      </Button>
      {failure !== null && <Text>The last fetch failed: {toApiError(failure).status}</Text>}
    </Stack>
  );
};

const TrekScreen = ({ cached, ...before }: TrekProps) => {
  const [client] = useState(() => cacheWith(before));
  return (
    <QueryClientProvider client={client}>
      <Trek cached={cached} />
    </QueryClientProvider>
  );
};

const meta = preview.meta({
  title: 'Kit/Record gate',
  component: TrekScreen,
  beforeEach: () => {
    fetchTrek.mockReset().mockResolvedValue({ name: 'Mardi Himal' });
  },
});

const typed = 'Mardi Himal in winter';

/** Types into the form, then refetches the record. */
const typeAndFetch = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const name = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Fetch again' }));
  return name;
};

export const LaterFetchFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    for (const status of [500, 404, 403]) {
      failWith(status);
      const name = await typeAndFetch({ canvas, userEvent });
      await expect(await canvas.findByText(`The last fetch failed: ${status}`)).toBeVisible();
      await expect(name).toBeVisible();
      await expect(name).toHaveValue(typed);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    }
  },
});

/** Nor does a newer record overwrite the input. */
export const LaterFetchDiffers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    fetchTrek.mockResolvedValue({ name: 'Mardi Himal Trek' });
    const name = await typeAndFetch({ canvas, userEvent });
    await expect(await canvas.findByText('Saved as Mardi Himal Trek')).toBeVisible();
    await expect(name).toHaveValue(typed);
  },
});

/** An old cached copy does not replace a record that fails to load. */
export const FirstFetchFailed = meta.story({
  args: { earlier: 'Mardi Himal' },
  beforeEach: () => {
    failWith(500);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    fetchTrek.mockResolvedValue({ name: 'Mardi Himal Trek' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mardi Himal Trek');
  },
});

/** A preloaded record is not loaded again by its form. */
export const Preloaded = meta.story({
  args: { preloaded: 'Mardi Himal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mardi Himal');
    await expect(fetchTrek).not.toHaveBeenCalled();
  },
});

/** Whether the browser may save the page on Ctrl+S. */
const pressSave = () => fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });

let fetched = Promise.withResolvers<{ name: string }>();

/** A form does not open with a stale copy. Until it opens, Ctrl+S does not save the page. */
export const OldCopy = meta.story({
  args: { earlier: 'Mardi Himal' },
  beforeEach: () => {
    fetched = Promise.withResolvers();
    fetchTrek.mockReturnValue(fetched.promise);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the trek' });
    await expect(pressSave()).toBe(false);
    fetched.resolve({ name: 'Mardi Himal Trek' });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mardi Himal Trek');
  },
});

/** A read-only screen shows the stale copy at once. */
export const CachedCopy = meta.story({
  args: { earlier: 'Mardi Himal', cached: true },
  beforeEach: () => {
    fetchTrek.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved as Mardi Himal')).toBeVisible();
    await expect(fetchTrek).toHaveBeenCalledTimes(1);
    await expect(pressSave()).toBe(true);
  },
});

/** Input for one record does not appear in the form of the next. */
export const OtherRecord = meta.story({
  beforeEach: () => {
    fetchTrek.mockImplementation((id) => Promise.resolve({ name: id === 1 ? 'Mardi Himal' : 'Pikey Peak' }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' in winter');
    for (const other of ['Pikey Peak', 'Mardi Himal']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Other trek' }));
      await expect(await canvas.findByText(`Saved as ${other}`)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(other);
    }
  },
});
