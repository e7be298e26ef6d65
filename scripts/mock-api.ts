import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { createServer } from 'vite';
import { yamlData } from './vite/yaml-data.ts';

// Serves the offline backend over real HTTP. The data lives as long as the process.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    dialect: { type: 'string', default: 'normal' },
    // The only origin whose pages may call, to try out what a strict backend lets through.
    origin: { type: 'string' },
    bookings: { type: 'string', default: '20000' },
    // The seed's days as written down, for tests, and not round today.
    'fixed-days': { type: 'boolean', default: false },
  },
});

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [yamlData()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
});

const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
const { startServer } = await load<typeof import('../src/mocks/node-server.ts')>('/src/mocks/node-server.ts');
const { DEMO_CREDENTIALS } =
  await load<typeof import('../src/lib/demo-accounts.ts')>('/src/lib/demo-accounts.ts');
const { todayInNepal } = await load<typeof import('../src/lib/dates.ts')>('/src/lib/dates.ts');
const { DIALECT_NAMES } = await load<typeof import('../src/mocks/dialects/names.ts')>(
  '/src/mocks/dialects/names.ts',
);

const dialect = DIALECT_NAMES.find((name) => name === values.dialect);
if (!dialect) {
  console.error(`There is no dialect "${values.dialect}". There are: ${DIALECT_NAMES.join(', ')}.`);
  process.exit(1);
}

const server = await startServer({
  port: Number(values.port),
  host: values.host,
  origin: values.origin,
  controls: { dialect },
  most: { bookings: Number(values.bookings) },
  today: values['fixed-days'] ? undefined : todayInNepal(),
});
const line = (label: string, ...texts: string[]) =>
  console.log(
    `  ${styleText('green', '➜')}  ${label}: ${texts.map((text) => styleText('bold', text)).join('  ')}`,
  );
line('API', server.url);
line('Dialect', dialect);
line('Sign in', DEMO_CREDENTIALS.email, DEMO_CREDENTIALS.password);

const stop = async () => {
  await server.close();
  await vite.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
