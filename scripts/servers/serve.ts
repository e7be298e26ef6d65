import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheControl, changePassword, earlyConnection, securityHeaders } from './headers.ts';

const text = (type: string) => `${type}; charset=utf-8`;

const types: Record<string, string> = {
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': 'image/x-icon',
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.png': 'image/png',
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The precompressed variants of a file, smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Options {
  /** 0 picks a free port. */
  port?: number;
  /** The address to listen on; by default, this computer alone can reach it. */
  host?: string;
  /** The URL of the API; by default, that in the build's config.json. */
  api?: string | undefined;
  /** The URL of the error reports. */
  reportTo?: string | undefined;
  root?: string;
}

/** The decoded path of a request; undefined if malformed, which must not crash the process. */
const pathOf = (address = '/') => {
  try {
    const path = normalize(decodeURIComponent(new URL(address, 'http://app').pathname));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
};

const isFile = (path: string) => {
  try {
    return statSync(path).isFile();
  } catch {
    // Missing, or a name too long for the file system.
    return false;
  }
};

const sendFile = (response: ServerResponse, file: string, accepted = '') => {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const best = encodings.find(
    ([name, suffix]) => new RegExp(`\\b${name}\\b`).test(accepted) && isFile(file + suffix),
  );
  response.setHeader('Content-Type', type);
  if (type.endsWith('utf-8')) response.setHeader('Vary', 'Accept-Encoding');
  if (best) response.setHeader('Content-Encoding', best[0]);
  // A file deleted meanwhile, as by a rebuild, ends this response and not the server.
  createReadStream(file + (best?.[1] ?? ''))
    .on('error', () => response.destroy())
    .pipe(response);
};

const originOf = (address: string | undefined) =>
  address === undefined || address.startsWith('/') ? undefined : new URL(address).origin;

/** Serves the production build as deploy/nginx.conf does: the app at every path, a missing file is 404. */
export const serve = async ({ port = 0, host = '127.0.0.1', api, reportTo, root = 'dist' }: Options = {}) => {
  const origin = originOf(api);
  const headers = new Headers(securityHeaders(origin ?? 'https:', originOf(reportTo)));
  if (origin !== undefined) headers.set('Link', earlyConnection(origin));
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    response.setHeaders(headers);
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const send = (file: string) => sendFile(response, file, request.headers['accept-encoding']?.toString());
    const file = join(root, path);
    response.setHeader('Cache-Control', cacheControl(path));
    if (path === '/healthz') {
      response.setHeader('Content-Type', text('text/plain')).end('ok\n');
    } else if (path === changePassword.wellKnown) {
      response.writeHead(302, { Location: changePassword.screen }).end();
    } else if (path === '/config.json' && api !== undefined) {
      response
        .setHeader('Content-Type', text('application/json'))
        .end(JSON.stringify({ apiBaseUrl: api, reportTo }));
    } else if (isFile(file) && !path.includes('/.')) {
      send(file);
    } else if (extname(path) !== '' || path.startsWith('/assets/')) {
      response.setHeader('Cache-Control', cacheControl(path, false)).writeHead(404).end();
    } else {
      send(join(root, 'index.html'));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string' },
      api: { type: 'string' },
    },
  });
  const { port, host, api = process.env.API_BASE_URL } = values;
  const { url } = await serve({ port: Number(port), ...(host !== undefined && { host }), api });
  console.log(`The production build is at ${url}`);
}
