import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { timings } from '@/api/client/timings';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useTurns } from './unasked';

const render = inPage();

const Unasked = ({ onTurn }: { onTurn: () => void }) => {
  const { begin, turn } = useTurns();
  useEffect(() => {
    begin(true);
    void turn().then(onTurn);
  });
  return null;
};

it('reads nothing unasked while nobody looks at the page', async () => {
  timings.unaskedSpacing = 0;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onTurn = vi.fn();
  render(<Unasked onTurn={onTurn} />);
  await new Promise((rest) => requestIdleCallback(rest, { timeout: 100 }));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((rest) => requestIdleCallback(rest, { timeout: 100 }));
  expect(onTurn).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(onTurn).toHaveBeenCalled());
});
