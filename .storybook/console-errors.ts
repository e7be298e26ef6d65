const errors: string[] = [];

/** A box that grows while it is measured is measured again in the next frame; Chromium says so, as an error. */
const isHarmless = (text: string) => text.includes('ResizeObserver loop');

const print = console.error;
console.error = (...parts: unknown[]) => {
  const text = parts.map(String).join(' ');
  if (isHarmless(text)) return;
  errors.push(text);
  print(...parts);
};

/** Forgets the console errors collected so far. */
export const forgetErrors = () => {
  errors.length = 0;
};

/** Fails the story whose page complained, above all the development build of React: of keys, of unknown props. */
export const failOnErrors = () => {
  if (errors.length > 0) throw new Error(`The console says: ${errors.join('\n')}`);
};
