/** Fields that an update emptied although it did not hold them. */
export interface Emptied {
  /** The name of the record; empty if it has none. */
  record: string;
  /** The names of the fields, in words. */
  fields: readonly string[];
  /** Why they could not be put back; undefined if they were. */
  reason?: string;
  /** Tries to put them back once more; undefined where that is of no use. */
  retry?: () => void;
}

let listener: (emptied: Emptied) => void = () => undefined;

/** Listens to updates that emptied fields. */
export const onEmptied = (listen: (emptied: Emptied) => void): void => {
  listener = listen;
};

let losses = 0;

/** How many writes took away something that could not be put back, and that nobody had been told of. */
export const lossesSoFar = (): number => losses;

export const noteLoss = (): void => {
  losses += 1;
};

export const noteEmptied = (emptied: Emptied): void => {
  if (emptied.reason !== undefined) noteLoss();
  listener(emptied);
};
