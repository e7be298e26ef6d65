/** The offline backend's worker, by its script; not by name, which the production build must not hold. */
const SCRIPT = /\/mock\w+Worker\.js$/;

/** Unregisters the worker that development left behind at this address; it would go on seeing every request. */
export const removeLeftOverWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  for (const registration of (await serviceWorker?.getRegistrations()) ?? []) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker && SCRIPT.test(worker.scriptURL)) await registration.unregister();
  }
};
