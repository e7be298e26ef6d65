/** The offline backend's worker, by its script URL; its name must not appear in the production build. */
const SCRIPT = /\/mock\w+Worker\.js$/;

/** Unregisters the worker that development left behind on this origin; it would still intercept every request. */
export const removeLeftOverWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  for (const registration of (await serviceWorker?.getRegistrations()) ?? []) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker && SCRIPT.test(worker.scriptURL)) await registration.unregister();
  }
};
