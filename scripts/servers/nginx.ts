import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { findProgram } from '../browser/debian-program.ts';

/** The path of nginx on this machine; installs it on Debian as root if missing. */
export const findNginx = () =>
  findProgram({
    title: 'nginx',
    names: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    variable: 'NGINX_PATH',
  });

/** A free port, which may be taken again. */
export const freePort = () =>
  new Promise<number>((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A file of deploy/ with paths and ports replaced; each must occur in it. */
const adapted = (file: string, places: Readonly<Record<string, string>>) =>
  Object.entries(places).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} does not name ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(`deploy/${file}`, 'utf8'),
  );

const certificate = (dir: string) => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...subject, ...files], { stdio: 'ignore' });
};

interface Options {
  /** The URL of the API, and that of the error reports. */
  api: string;
  reportTo?: string | undefined;
  /** The ports with TLS and without; only the latter without `tls`. */
  port: number;
  plainPort: number;
  tls?: boolean;
}

/** Writes all nginx configuration into a folder: the files of deploy/, placed as in docs/deploying.md. */
const install = (dir: string, { api, reportTo = '', port, plainPort, tls = true }: Options) => {
  const at = (...path: string[]) => join(dir, ...path);
  for (const name of ['site', 'settings', 'modules']) mkdirSync(at(name));
  for (const entry of globSync('dist/{*,.vite}', { exclude: ['dist/config.json'] }))
    symlinkSync(resolve(entry), at('site', basename(entry)));
  for (const file of globSync('/etc/nginx/{modules-enabled,modules}/*brotli*.conf'))
    symlinkSync(file, at('modules', basename(file)));
  if (globSync(at('modules', '*')).length > 0)
    symlinkSync(resolve('deploy/nginx/brotli.conf'), at('settings/brotli.conf'));
  if (tls) {
    certificate(dir);
    const live = '/etc/letsencrypt/live/admin.example.com';
    const places = {
      'listen 80;': `listen ${plainPort};`,
      'listen 443 ': `listen ${port} `,
      [`${live}/fullchain.pem`]: at('cert.pem'),
      [`${live}/privkey.pem`]: at('key.pem'),
      'admin.example.com': 'localhost',
    };
    writeFileSync(at('settings/tls.conf'), adapted('nginx/tls.conf', places));
  } else {
    writeFileSync(at('settings/http.conf'), adapted('nginx/http.conf', { 8080: String(plainPort) }));
  }
  const site = {
    '/srv/travel-admin': at('site'),
    '/etc/nginx/travel-admin': at('settings'),
    '/var/log/nginx': dir,
  };
  writeFileSync(at('site.conf'), adapted('nginx.conf', site));
  const main = {
    // First, since the others contain it.
    '/tmp': dir,
    '/etc/nginx/modules': at('modules'),
    '/etc/nginx/conf.d/travel-admin.conf': at('site.conf'),
  };
  writeFileSync(at('nginx.conf'), adapted('docker/nginx.conf', main));
  execFileSync('sh', ['deploy/configure.sh'], {
    env: {
      PATH: process.env.PATH,
      HTML_ROOT: at('site'),
      NGINX_SETTINGS: at('settings'),
      API_BASE_URL: api,
      REPORT_TO: reportTo,
    },
  });
  return at('nginx.conf');
};

/** Whether a server accepts connections there. */
const isUp = async (url: string) => {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
};

/** Serves the production build by a real nginx with the deployed configuration. */
export const serveByNginx = async (options: Options) => {
  const nginx = findNginx();
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers must read files of the user who runs the tests.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const config = install(dir, options);
  const child = spawn(nginx, ['-e', 'stderr', '-c', config, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const plain = `http://localhost:${options.plainPort}`;
  while (!(await isUp(`${plain}/healthz`))) {
    if (child.exitCode !== null) {
      rmSync(dir, { recursive: true });
      throw new Error(`nginx ended: ${said}`);
    }
    await after(50);
  }
  return {
    url: options.tls === false ? plain : `https://localhost:${options.port}`,
    plain,
    /** What was logged of requests. */
    log: () => readFileSync(join(dir, 'access.log'), 'utf8'),
    /** The certificate to trust. */
    ca: options.tls === false ? undefined : readFileSync(join(dir, 'cert.pem')),
    close: () => {
      child.once('exit', () => rmSync(dir, { recursive: true }));
      child.kill();
    },
  };
};
