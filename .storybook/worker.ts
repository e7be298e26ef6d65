import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

const unanswered: string[] = [];

/** Starts the mock worker; requests to another origin that no handler answers are errors, and remembered. */
export const startWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may be in any folder of a server.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
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

/** Google answers its maps, and the picture by which one knows that it does. */
export const googleMaps = [
  http.get('https://www.google.com/maps/embed', () => HttpResponse.html('<title>Map</title>')),
  http.get('https://www.google.com/favicon.ico', () =>
    HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
  ),
];
