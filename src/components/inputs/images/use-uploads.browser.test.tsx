import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { type SendOptions, useUploads } from './use-uploads';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** An upload call; the test settles it. */
interface Call extends SendOptions {
  file: File;
  succeed: () => void;
  fail: (error: Error) => void;
}

/** Runs `work`, and waits for its rendering. */
const step = (work: () => void) =>
  act(() => {
    work();
    return Promise.resolve();
  });

const start = async () => {
  const calls: Call[] = [];
  const send = (file: File, options: SendOptions) =>
    new Promise<void>((succeed, fail) => {
      calls.push({ ...options, file, succeed, fail });
      options.signal.addEventListener('abort', () => {
        fail(new ApiError('cancelled', 'The request was cancelled.'));
      });
    });
  const latest: { current?: ReturnType<typeof useUploads> } = {};
  const Uploads = () => {
    const uploads = useUploads({ send });
    useEffect(() => {
      latest.current = uploads;
    });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await step(() => root.render(<Uploads />));
  const uploads = () => {
    if (!latest.current) throw new Error('Nothing was rendered.');
    return latest.current;
  };
  return {
    uploads,
    sent: () => calls.map(({ file }) => file.name),
    call: (index: number) => {
      const call = calls[index];
      if (!call) throw new Error(`Call ${index} was not made.`);
      return call;
    },
    leave: () => step(() => root.unmount()),
  };
};

const [first, second] = [new File(['1'], 'first.png'), new File(['2'], 'second.png')];

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

describe('useUploads', () => {
  it('sends a file that is added after a change without one', async () => {
    const { uploads, sent, call } = await start();
    await step(() => uploads().add([]));
    await step(() => uploads().add([first]));
    expect(sent()).toEqual(['first.png']);
    await step(() => call(0).succeed());
    await step(() => uploads().add([second]));
    expect(sent()).toEqual(['first.png', 'second.png']);
  });

  it('sends one after the other, and says how far each is', async () => {
    const { uploads, sent, call } = await start();
    await step(() => uploads().add([first, second]));
    await step(() => call(0).onProgress(0.5));
    expect(uploads().uploadOf(first)).toMatchObject({ state: 'sending', progress: 0.5 });
    expect(uploads().uploadOf(second)).toMatchObject({ state: 'waiting' });
    expect(sent()).toEqual(['first.png']);
    await step(() => call(0).succeed());
    expect(uploads().uploadOf(first)).toBeUndefined();
    expect(sent()).toEqual(['first.png', 'second.png']);
    expect(uploads().pending).toBe(1);
  });

  it('cancels a forgotten file that is on its way, and goes on with the next', async () => {
    const { uploads, sent, call } = await start();
    await step(() => uploads().add([first, second]));
    await step(() => uploads().forget(first));
    expect(call(0).signal.aborted).toBe(true);
    expect(uploads().uploadOf(first)).toBeUndefined();
    expect(sent()).toEqual(['first.png', 'second.png']);
    expect(call(1).signal.aborted).toBe(false);
    await step(() => call(1).succeed());
    await uploads().finished();
    expect(uploads()).toMatchObject({ pending: 0, failed: 0 });
  });

  it('does not send a forgotten file that waits', async () => {
    const { uploads, sent, call } = await start();
    await step(() => uploads().add([first, second]));
    await step(() => uploads().forget(second));
    await step(() => call(0).succeed());
    expect(sent()).toEqual(['first.png']);
    expect(uploads().pending).toBe(0);
  });

  it('says why a file failed, goes on, and tries it again when asked', async () => {
    const { uploads, sent, call } = await start();
    await step(() => uploads().add([first, second]));
    await step(() => call(0).fail(new ApiError('http', 'The disk is full.')));
    expect(uploads().uploadOf(first)).toMatchObject({ state: 'failed', reason: 'The disk is full.' });
    await step(() => call(1).succeed());
    expect(uploads()).toMatchObject({ pending: 1, failed: 1 });
    await step(() => uploads().uploadOf(first)?.retry());
    expect(sent()).toEqual(['first.png', 'second.png', 'first.png']);
    await step(() => call(2).succeed());
    expect(uploads()).toMatchObject({ pending: 0, failed: 0 });
  });

  it('sends no more once the screen was left', async () => {
    const { uploads, sent, call, leave } = await start();
    await step(() => uploads().add([first, second]));
    await leave();
    call(0).succeed();
    await uploads().finished();
    expect(sent()).toEqual(['first.png']);
  });
});
