import { expect, fn } from 'storybook/test';
import { Crash } from '@/app/route-error';
import { ScreenPending } from '@/app/screen-pending';
import { ChunkError } from '@/components/screen/chunk-error';
import { NotFound } from '@/shell/not-found';
import preview from '../../.storybook/preview';
import { longNepali } from '../support/texts';

const meta = preview.meta({ title: 'Kit/Shell/Loading and failed screens' });

const retry = fn();

export const Loading = meta.story({ render: () => <ScreenPending /> });

export const Crashed = meta.story({
  render: () => <Crash error={new Error("Cannot read the 'name' of undefined")} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This screen has stopped working' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const CrashedWithLongText = meta.story({
  render: () => <Crash error={new Error(longNepali.repeat(3))} onRetry={retry} />,
});

export const ChunkFailed = meta.story({
  render: () => <ChunkError />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const PageMissing = meta.story({
  render: () => <NotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});
