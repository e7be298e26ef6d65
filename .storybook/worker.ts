import { setupWorker } from 'msw/browser';

const unanswered: string[] = [];

/** Starts the mock worker; requests to another origin that no handler answers are errors, and remembered. */
export const startWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest({ method, url }, print) {
      if (new URL(url).origin === location.origin) return;
      unanswered.push(`${method} ${url}`);
      print.error();
    },
  });
  return worker;
};

/** Fails the story that asked for something that the offline backend does not know. */
export const failOnUnanswered = () => {
  const missed = unanswered.splice(0);
  if (missed.length > 0) throw new Error(`No handler answers ${missed.join(', ')}`);
};
