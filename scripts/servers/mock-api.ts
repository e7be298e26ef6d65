import '@angular/localize/init';
import { parseArgs, styleText } from 'node:util';
import { DEMO_CREDENTIALS } from '../../src/lib/loading/demo-accounts.ts';
import { DIALECT_NAMES } from '../../src/mocks/dialects/names.ts';
import { createModuleServer } from './module-server.ts';

// Serves the offline backend over real HTTP. Data is kept in memory.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    dialect: { type: 'string', default: 'normal' },
    // The only allowed CORS origin, to test a strict backend.
    origin: { type: 'string' },
    bookings: { type: 'string', default: '20000' },
    // Keeps the seed's dates for tests, instead of shifting them to today.
    'fixed-days': { type: 'boolean', default: false },
  },
});

const dialect = DIALECT_NAMES.find((name) => name === values.dialect);
if (!dialect) {
  console.error(`There is no dialect "${values.dialect}". There are: ${DIALECT_NAMES.join(', ')}.`);
  process.exit(1);
}

const vite = await createModuleServer();
const { startServer } = (await vite.ssrLoadModule(
  '/src/mocks/node-server.ts',
)) as typeof import('../../src/mocks/node-server.ts');
const { todayInNepal } = (await vite.ssrLoadModule(
  '/src/lib/dates/dates.ts',
)) as typeof import('../../src/lib/dates/dates.ts');
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
