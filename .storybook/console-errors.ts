const errors: string[] = [];

/**
 * Chromium reports it as an error when a resize observer changes sizes again, which is handled in the next frame; React,
 * when a test does not wrap an update in `act`, which stories wait for instead.
 */
const isHarmless = (text: string) => text.includes('ResizeObserver loop') || text.includes('act(');

const print = console.error;
console.error = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ');
  if (isHarmless(text)) return;
  errors.push(text);
  print(...parts);
};

/** Clears the collected console errors. */
export const forgetErrors = () => {
  errors.length = 0;
};

/** Fails the story if there are console errors, above all of React's development build: keys, unknown props. */
export const failOnErrors = () => {
  if (errors.length > 0) throw new Error(`The console says: ${errors.join('\n')}`);
};
