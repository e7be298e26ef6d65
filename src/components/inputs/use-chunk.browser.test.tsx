import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useChunk } from './use-chunk';

const render = inPage();

const Probe = ({ importer, wanted }: { importer: () => Promise<string>; wanted: boolean }) => {
  const chunk = useChunk(importer, wanted);
  if (chunk.state === 'failed') return <button onClick={chunk.retry}>Retry</button>;
  return <p>{chunk.state === 'ready' ? chunk.module : 'loading'}</p>;
};

it('loads when it is wanted, reports a failure in place, and tries again', async () => {
  let calls = 0;
  const importer = () => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('here');
  };
  render(<Probe importer={importer} wanted={false} />);
  await expect.element(page.getByText('loading')).toBeVisible();
  expect(calls).toBe(0);

  render(<Probe importer={importer} wanted />);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('here')).toBeVisible();
  expect(calls).toBe(2);
});
