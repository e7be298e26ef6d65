const errors: string[] = [];

const print = console.error;
console.error = (...parts: unknown[]) => {
  errors.push(parts.map(String).join(' '));
  print(...parts);
};

/** Begins to listen to the console anew. */
export const forgetErrors = () => {
  errors.length = 0;
};

/** Fails the story whose page complained, above all the development build of React: of keys, of unknown props. */
export const failOnErrors = () => {
  if (errors.length > 0) throw new Error(`The console says: ${errors.join('\n')}`);
};
