import { expect, it, vi } from 'vitest';
import { loadConfig } from '@/api/client/config';
import { createMap } from './create-map';

it('shows towns once a tile does not come, and says so', async () => {
  await loadConfig('data:application/json,{"mapTiles":"https://127.0.0.1:9/{z}/{x}/{y}.png"}');
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = 'inline-size: 400px; block-size: 300px';
  const onGroundFailed = vi.fn();
  const map = createMap(element, undefined, { onPick: vi.fn(), onGroundFailed });
  await vi.waitFor(() => expect(onGroundFailed).toHaveBeenCalledOnce());
  expect(element.textContent).toContain('Kathmandu');
  map.remove();
  element.remove();
});
