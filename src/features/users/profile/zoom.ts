/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How large a picture is shown, in parts of its actual size. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6];

/** The size of a picture that was turned by so many quarters. */
export const turned = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** The scale at which the whole picture is seen, and none of it enlarged. */
export const fitting = (picture: Size, room: Size): number =>
  Math.min(1, room.width / picture.width, room.height / picture.height);

/** The next larger or smaller scale; `undefined` where the whole picture is seen, which is the smallest. */
export const nextScale = (scale: number, by: 'in' | 'out', fit: number): number | undefined => {
  if (by === 'in') return steps.find((step) => step > scale * 1.01) ?? scale;
  const smaller = steps.findLast((step) => step < scale / 1.01) ?? 0;
  return smaller > fit ? smaller : undefined;
};
