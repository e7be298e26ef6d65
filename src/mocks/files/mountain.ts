import { encodePng } from './png';

type Colour = readonly [number, number, number];

const WIDTH = 480;
const HEIGHT = 320;
/** The scale of most images; some stay as small as those sent by telephone. */
const ENLARGED = 3;
const SMALL_ONE_IN = 40;
const SKY_STEPS = 48;
/** The sky's colour step for each line of pixels. */
const SKY_AT = Array.from({ length: HEIGHT }, (_, y) =>
  Math.min(SKY_STEPS - 1, Math.floor((y / (HEIGHT * 0.7)) * SKY_STEPS)),
);

/** Skies from morning to night: the colours at the top and at the horizon. */
const SKIES: readonly (readonly [Colour, Colour])[] = [
  [
    [94, 155, 214],
    [226, 238, 247],
  ],
  [
    [68, 96, 160],
    [250, 196, 148],
  ],
  [
    [46, 58, 112],
    [236, 140, 122],
  ],
  [
    [112, 172, 190],
    [240, 232, 206],
  ],
  [
    [82, 120, 176],
    [206, 222, 236],
  ],
];

const NIGHT: readonly [Colour, Colour] = [
  [0, 0, 0],
  [0, 0, 0],
];

const RIDGES: readonly (readonly [Colour, Colour])[] = [
  [
    [124, 142, 170],
    [244, 248, 252],
  ],
  [
    [76, 98, 124],
    [226, 236, 244],
  ],
  [
    [44, 74, 66],
    [44, 74, 66],
  ],
];

const mix = (from: Colour, to: Colour, share: number): Colour => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/** A jagged line from a few waves, the same for equal images. */
const ridgeHeight = (x: number, ridge: number, seed: number): number => {
  const at = x / WIDTH;
  const phase = seed * 1.7 + ridge * 2.3;
  const waves =
    Math.abs(Math.sin(at * 5 + phase)) * 0.5 +
    Math.abs(Math.sin(at * 13 + phase * 2.1)) * 0.28 +
    Math.abs(Math.sin(at * 37 + phase * 0.7)) * 0.08;
  const base = [0.34, 0.2, 0.05][ridge] ?? 0;
  const share = [0.42, 0.32, 0.2][ridge] ?? 0;
  return HEIGHT * (1 - base - share * waves);
};

/** A pseudo-random integer, also for neighbouring ids. */
const scattered = (id: number): number => {
  const mixed = Math.imul(id ^ (id >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

const skyAt = (place: number) => SKIES[place % SKIES.length] ?? NIGHT;

/** A generated mountain scene as a PNG; every id has its own sky, haze and skyline. */
export const mountainImage = (id: number): Promise<ArrayBuffer> => {
  const chance = scattered(id);
  const seed = (chance % 9973) * 0.37;
  const [top] = skyAt(chance);
  const [, horizon] = skyAt(chance >>> 8);
  const haze = ((chance >>> 16) % 5) * 0.08;
  const sky = Array.from({ length: SKY_STEPS }, (_, step) => mix(top, horizon, step / (SKY_STEPS - 1)));
  const palette = [...sky, ...RIDGES.flat().map((colour) => mix(colour, horizon, haze))];
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 0; x < WIDTH; x += 1) {
    const tops = RIDGES.map((_, ridge) => ridgeHeight(x, ridge, seed));
    const snowDepth = 16 + 10 * Math.sin(x * 0.35 + seed);
    for (let y = 0; y < HEIGHT; y += 1) {
      let ridge = tops.length - 1;
      while (ridge >= 0 && y < (tops[ridge] ?? 0)) ridge -= 1;
      const snow = ridge >= 0 && y - (tops[ridge] ?? 0) < snowDepth ? 1 : 0;
      pixels[y * WIDTH + x] = ridge < 0 ? (SKY_AT[y] ?? 0) : SKY_STEPS + ridge * 2 + snow;
    }
  }
  const scale = chance % SMALL_ONE_IN === 0 ? 1 : ENLARGED;
  return encodePng({ width: WIDTH, height: HEIGHT, palette, pixels, scale });
};
