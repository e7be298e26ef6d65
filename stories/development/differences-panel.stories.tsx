import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Shape } from '@/api/tolerant/shape';
import { createDifferenceList } from '@/development/difference-list';
import { DifferencesPanel } from '@/development/differences-panel';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Development/Answers and contract', component: DifferencesPanel });

const feature: Shape = {
  type: 'object',
  fields: {
    data: {
      type: 'object',
      fields: { id: { type: 'number' }, title: { type: 'string' }, status: { type: 'boolean' } },
    },
  },
};

const Seen = ({ answers }: { answers: readonly object[] }) => {
  const [list] = useState(() => {
    const seen = createDifferenceList();
    answers.forEach((data, index) => seen.hear(`/v1/admin/features/${index + 1}`, feature, { data }));
    return seen;
  });
  return <DifferencesPanel list={list} />;
};

const answers = [
  { id: 1, title: 'Airport pick-up', status: 1 },
  { id: 2, title: 'Porter', status: 0, remark: longNepali },
  { id: 3, title: 'Guide' },
];

const call = 'GET /v1/admin/features/{id}';

export const NoDifference = meta.story({
  render: () => <Seen answers={[{ id: 1, title: 'Porter', status: true }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answers and contract' }));
    await expect(canvas.getByText('Every answer so far was as the contract says.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy as Markdown' })).toBeDisabled();
  },
});

export const Differences = meta.story({
  render: () => <Seen answers={answers} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answers and contract' }));
    await expect(canvas.getByRole('heading', { name: call })).toBeVisible();
    await expect(canvas.getByText(/true or false promised, 1 or 0 \(1\) came, 2×/)).toBeVisible();
    await expect(canvas.getByText(/unknown to the contract/)).toBeVisible();
    await expect(canvas.getByText(/^missing: true or false promised/)).toBeVisible();
  },
});

export const Dark = meta.story({ ...Differences.input, globals: { theme: 'dark' } });

export const Copied = meta.story({
  render: () => <Seen answers={answers} />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Answers and contract' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    await expect(write.mock.calls[0]?.[0]).toContain(`### ${call}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('heading', { name: call })).not.toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  render: () => <Seen answers={answers} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('button', { name: 'Answers and contract' });
    await waitFor(() => expect(tab).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: call })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: call })).not.toBeInTheDocument());
    await waitFor(() => expect(tab).toHaveFocus());
  },
});
