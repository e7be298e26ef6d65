import { useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn } from 'storybook/test';
import { ApiError, toApiError } from '@/api/errors';
import { freshRecord, RecordGate } from '@/components/record-gate';
import preview from '../../.storybook/preview';

const fetchTrek = fn(() => Promise.resolve({ name: 'Mardi Himal' }));

const failWith = (status: number) =>
  fetchTrek.mockImplementation(() => Promise.reject(new ApiError('http', 'Out of order.', { status })));

interface TrekProps {
  /** The name that an earlier visit left behind. */
  earlier?: string;
}

const Trek = ({ earlier }: TrekProps) => {
  const [id, setId] = useState(1);
  const trek = useQuery({
    queryKey: ['trek', id],
    queryFn: fetchTrek,
    ...freshRecord,
    ...(earlier !== undefined && { initialData: { name: earlier } }),
  });
  return (
    <Stack>
      <RecordGate what="the trek" query={trek}>
        {({ name }) => <TextInput label="Name" defaultValue={name} description={`Saved as ${name}`} />}
      </RecordGate>
      <Button variant="default" onClick={() => void trek.refetch()}>
        Fetch again
      </Button>
      <Button variant="default" onClick={() => setId(3 - id)}>
        Other trek
      </Button>
      {trek.isError && <Text>The last fetch failed: {toApiError(trek.error).status}</Text>}
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Components/Record gate',
  component: Trek,
  beforeEach: () => {
    fetchTrek.mockReset().mockResolvedValue({ name: 'Mardi Himal' });
  },
});

const typed = 'Mardi Himal in winter';

/** Types into the form, then lets the record be fetched once more. */
const typeAndFetch = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const name = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, typed);
  await userEvent.click(canvas.getByRole('button', { name: 'Fetch again' }));
  return name;
};

export const LaterFetchFails = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    for (const status of [500, 404, 403]) {
      failWith(status);
      const name = await typeAndFetch({ canvas, userEvent });
      await expect(await canvas.findByText(`The last fetch failed: ${String(status)}`)).toBeVisible();
      await expect(name).toBeVisible();
      await expect(name).toHaveValue(typed);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    }
  },
});

/** What is typed stands against a newer record, too. */
export const LaterFetchDiffers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    fetchTrek.mockResolvedValue({ name: 'Mardi Himal Trek' });
    const name = await typeAndFetch({ canvas, userEvent });
    await expect(await canvas.findByText('Saved as Mardi Himal Trek')).toBeVisible();
    await expect(name).toHaveValue(typed);
  },
});

/** An earlier copy does not stand in for a record that cannot be fetched. */
export const FirstFetchFails = meta.story({
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

/** Going back and forth between two records loads each one anew, however short ago it was loaded. */
export const OtherRecord = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    for (const name of ['Pikey Peak', 'Mardi Himal Trek']) {
      fetchTrek.mockResolvedValue({ name });
      await userEvent.click(canvas.getByRole('button', { name: 'Other trek' }));
      await expect(await canvas.findByText(`Saved as ${name}`)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    }
  },
});
