/** Large enough for the quality rules, except `small`. */
const files = import.meta.glob<string>('./pictures/*.png', {
  eager: true,
  import: 'default',
  query: '?inline',
});

const LARGE = Object.keys(files).length - 1;
/** Some images are as small as those sent by telephone. */
const SMALL_ONE_IN = 40;

/** A pseudo-random integer, also for neighbouring ids. */
const scattered = (id: number): number => {
  const mixed = Math.imul(id ^ (id >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

/** The bytes of a seeded image, a PNG: the same for equal ids, and another for the next one. */
export const seedPicture = (id: number): Uint8Array<ArrayBuffer> => {
  const name = scattered(id) % SMALL_ONE_IN === 0 ? 'small' : String((id % LARGE) + 1);
  const [, base64 = ''] = files[`./pictures/${name}.png`]?.split(',') ?? [];
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
};
