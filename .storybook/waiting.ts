import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/** Whether an error only says that an element is not there yet; the error of the timeout is created without. */
const isOnTheWay = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** The name by which errors of waiting are recognized. */
const briefly = (message: string) =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

/** Sets the timeout of stories, and keeps errors from printing the whole page at each attempt. */
export const setWaiting = () =>
  configure({
    // A busy machine may need longer than the default second.
    asyncUtilTimeout: 15_000,
    getElementError: (message, container) =>
      isOnTheWay() && message !== null ? briefly(message) : getElementError(message, container),
  });
