/** The width and height of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What rules look at beside the record itself; what nobody has looked at is left out. */
export interface Known {
  /** How many departures are to come. */
  ahead?: number | undefined;
  /** The names of other listings of the kind with the same slug, and of other listings with the same text. */
  sameSlug?: readonly string[] | undefined;
  sameText?: readonly string[] | undefined;
  /** The sizes of the record's images, in their order; none for an image that could not be measured. */
  imageSizes?: readonly (ImageSize | undefined)[] | undefined;
}
