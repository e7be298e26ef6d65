import { expect, it, vi } from 'vitest';
import { json, openTab, type Respond, serve } from '@/api/test-support';

const stored = { access_token: 'a1', refresh_token: 'r1' };

/** The error of a write to a server that cuts it off, or is gone. */
const cutOff = async (data: unknown, respond?: Respond) => {
  const api = await serve(
    respond ??
      (({ method }, response) => {
        if (method === 'GET') json(response, 401, {});
        else response.destroy();
      }),
  );
  vi.stubGlobal('location', { origin: 'https://admin.example' });
  const tab = await openTab(api.url, stored);
  const error: unknown = await tab.post('/v1/admin/features', data).catch((thrown: unknown) => thrown);
  return error as { message: string; ambiguous: boolean };
};

const upload = (...sizes: number[]) => {
  const form = new FormData();
  form.set('title', 'Trek');
  sizes.forEach((size, index) => form.append('images[]', new File(['x'.repeat(size)], `trek-${index}.jpg`)));
  return form;
};

it('names the size of what a reachable server cut off', async () => {
  const one = await cutOff(upload(3 * 1024 * 1024));
  expect(one.message).toMatch(
    /^The server did not take “trek-0.jpg” \(3\.0 MB\), most likely because it is too large/,
  );
  expect(one.message).toMatch(/Nothing was saved\.|Probably nothing was saved/);
  const two = await cutOff(upload(1024 * 1024, 1024 * 1024));
  expect(two.message).toContain('did not take this (2.0 MB)');
  const text = await cutOff({ description: 'x'.repeat(1_600_000) });
  expect(text.message).toContain('did not take this (1.5 MB)');
  for (const { message } of [one, two, text]) {
    expect(message).not.toContain('could not be reached');
    expect(message).not.toContain('may have been saved');
  }
});

it('does not call a server unreachable that answers, nor a small body too large', async () => {
  const { message, ambiguous } = await cutOff(upload(1_000));
  expect(message).toBe(
    'The server can be reached, but its answer did not arrive. Your change may have been saved: check before you try again.',
  );
  expect(ambiguous).toBe(true);
});

it('says of a server that does not answer either that it could not be reached', async () => {
  const { message } = await cutOff(upload(3 * 1024 * 1024), (_, response) => void response.destroy());
  expect(message).toMatch(/^The server could not be reached\. Your change may have been saved/);
});
