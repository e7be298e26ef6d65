import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/** Whether an error only says that what is waited for is not there yet: the last one, when the time is up, is made without. */
const isOnTheWay = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** Where the story waits is found by this name. */
const briefly = (message: string) =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

/** Sets how long a story waits, and keeps it from printing the whole page at each look at what is not there yet. */
export const setWaiting = () =>
  configure({
    // A busy machine takes longer than the second that is waited for by default.
    asyncUtilTimeout: 15_000,
    getElementError: (message, container) =>
      isOnTheWay() && message !== null ? briefly(message) : getElementError(message, container),
  });
