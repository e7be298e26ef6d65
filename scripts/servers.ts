import { spawn } from 'node:child_process';
import { serve } from './serve.ts';

interface Options {
  /** How many bookings there are; 20,000 by default. */
  bookings?: number;
}

/** Starts the offline backend over HTTP in a process of its own, on a free port. */
const startMockApi = ({ bookings = 20_000 }: Options) => {
  const child = spawn(
    process.execPath,
    ['scripts/mock-api.ts', '--port', '0', '--fixed-days', '--bookings', String(bookings)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0' },
    },
  );
  return new Promise<{ url: string; close: () => void }>((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`mock-api ended with ${code ?? 'a signal'}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [url] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (url !== undefined) resolve({ url, close: () => child.kill() });
    });
  });
};

/** The production build and an API for it, each on a free port. */
export const startServers = async (options: Options = {}) => {
  const api = await startMockApi(options);
  const app = await serve({ api: api.url });
  return {
    app: app.url,
    api: api.url,
    close: () => {
      app.close();
      api.close();
    },
  };
};
