import { styleText } from 'node:util';
import type { Plugin } from 'vite';

/** Adds the demo credentials to the addresses that the offline development server prints. */
export const printSignIn = (): Plugin => {
  return {
    name: 'print-sign-in',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'offline',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [email, password] = ['admin@example.com', 'Annapurna#8091'].map((text) =>
          styleText('bold', text),
        );
        server.config.logger.info(`  ${styleText('green', '➜')}  Sign in: ${email}  ${password}`);
      };
    },
  };
};
