import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

const unanswered: string[] = [];

/** Starts the mock worker; unhandled requests to another origin are errors, and are recorded. */
export const startWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may be in any folder of a server.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (new URL(url).origin === location.origin) return;
      unanswered.push(`${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
};

/** Fails the story if it sent requests that the offline backend does not handle. */
export const failOnUnanswered = () => {
  const missed = unanswered.splice(0);
  if (missed.length > 0) throw new Error(`No handler answers ${missed.join(', ')}`);
};

/** The responses of Google Maps, and of the image that shows whether Google is reachable. */
export const googleMaps = [
  http.get('https://www.google.com/maps/embed', () => HttpResponse.html('<title>Map</title>')),
  http.get('https://www.google.com/favicon.ico', () =>
    HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
  ),
];
