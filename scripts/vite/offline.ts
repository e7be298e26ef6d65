import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { styleText } from 'node:util';
import type { Plugin } from 'vite';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** What the offline mode needs of the development server: the worker's script, and the way to sign in. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'offline',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(worker).pipe(response);
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [email, password] = ['admin@example.com', 'Annapurna#8091'].map((text) =>
          styleText('bold', text),
        );
        server.config.logger.info(`  ${styleText('green', '➜')}  Sign in as ${email} with ${password}`);
      };
    },
  };
}
