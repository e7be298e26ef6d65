import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheControl, securityHeaders } from './headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Options {
  /** 0 picks a free one. */
  port?: number;
  /** Where the app finds the API; without it, what config.json in the build says. */
  api?: string;
  root?: string;
}

/** The path that is asked for, decoded; nothing when the address is malformed, which must not end the process. */
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
    // Not there, or too long a name for any file.
    return false;
  }
};

const sendFile = (response: ServerResponse, file: string) => {
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
};

/** Serves the production build as deploy/nginx.conf does: the app at every address, a missing file is 404. */
export const serve = async ({ port = 0, api, root = 'dist' }: Options = {}) => {
  const headers = new Headers(securityHeaders(api === undefined ? 'https:' : new URL(api).origin));
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    response.setHeaders(headers);
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(path));
    const file = join(root, path);
    if (path === '/config.json' && api !== undefined) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ apiBaseUrl: api }));
    } else if (isFile(file) && !path.includes('/.')) {
      sendFile(response, file);
    } else if (extname(path) !== '' || path.startsWith('/assets/')) {
      response.writeHead(404).end();
    } else {
      sendFile(response, join(root, 'index.html'));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, api: { type: 'string' } },
  });
  const { url } = await serve({ port: Number(values.port), api: values.api ?? process.env.API_BASE_URL });
  console.log(`The production build is at ${url}`);
}
