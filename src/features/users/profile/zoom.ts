/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The zoom levels, as factors of the actual size. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6];

/** The size of a rotated picture. */
export const rotated = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** The scale at which the whole picture is visible, at most its actual size. */
export const fitting = (picture: Size, room: Size): number =>
  Math.min(1, room.width / picture.width, room.height / picture.height);

/** The next larger or smaller scale; `undefined` at the smallest, which fits the whole picture. */
export const nextScale = (scale: number, by: 'in' | 'out', fit: number): number | undefined => {
  if (by === 'in') return steps.find((step) => step > scale * 1.01) ?? scale;
  const smaller = steps.findLast((step) => step < scale / 1.01) ?? 0;
  return smaller > fit ? smaller : undefined;
};
