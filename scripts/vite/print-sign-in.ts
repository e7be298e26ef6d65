import { styleText } from 'node:util';
import type { Plugin } from 'vite';

/** Prints the demo credentials with the URLs of the offline development server. */
export const printSignIn = ({ email, password }: { email: string; password: string }): Plugin => ({
  name: 'print-sign-in',
  apply: (_, { command, mode }) => command === 'serve' && mode === 'offline',
  configureServer(server) {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const shown = [email, password].map((text) => styleText('bold', text)).join('  ');
      server.config.logger.info(`  ${styleText('green', '➜')}  Sign in: ${shown}`);
    };
  },
});
