import { spawn } from 'node:child_process';
import { freePort, serveByNginx } from './nginx.ts';
import { serve } from './serve.ts';

interface Options {
  /** The number of bookings; 20,000 by default. */
  bookings?: number;
}

interface AppOptions extends Options {
  /** The folder of the build; `dist` by default. */
  root?: string;
}

interface MockApiOptions extends Options {
  /** The only allowed CORS origin. */
  origin?: string;
}

/** Starts the offline backend over HTTP in a separate process, on a free port. */
const startMockApi = ({ bookings = 20_000, origin }: MockApiOptions) => {
  const child = spawn(
    process.execPath,
    [
      ...['scripts/servers/mock-api.ts', '--port', '0', '--fixed-days', '--bookings', String(bookings)],
      ...(origin === undefined ? [] : ['--origin', origin]),
    ],
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

const startBehindNginx = async (options: Options) => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const api = await startMockApi({ ...options, origin: `https://localhost:${port}` });
  return { api, app: await serveByNginx({ api: api.url, port, plainPort }) };
};

const startPlainly = async ({ root = 'dist', ...options }: AppOptions) => {
  const api = await startMockApi(options);
  return { api, app: await serve({ api: api.url, root }) };
};

/**
 * The production build and an API for it, each on a free port. With `APP_SERVER=nginx` a real nginx serves the build
 * over TLS, and the API allows only its origin.
 */
export const startServers = async (options: AppOptions = {}) => {
  const { api, app } = await (process.env.APP_SERVER === 'nginx'
    ? startBehindNginx(options)
    : startPlainly(options));
  return {
    app: app.url,
    api: api.url,
    /** The app's self-signed certificate, if it has one. */
    ca: 'ca' in app ? app.ca : undefined,
    close: () => {
      app.close();
      api.close();
    },
  };
};
