type Errors<Message> = Record<string, Message>;

/**
 * Error messages after the rows at `name` were moved, added or removed: those of a row (`name.3.title`) move with it,
 * and are dropped if it was removed.
 */
export const followRows = <Message>(
  errors: Errors<Message>,
  name: string,
  placeOf: (index: number, path: string) => number | undefined,
): Errors<Message> => {
  const start = `${name}.`;
  const entries = Object.entries(errors).flatMap(([path, message]): [string, Message][] => {
    if (!path.startsWith(start)) return [[path, message]];
    const [index = '', ...rest] = path.slice(start.length).split('.');
    const place = placeOf(Number(index), path);
    return place === undefined || place < 0 ? [] : [[[name, place, ...rest].join('.'), message]];
  });
  return Object.fromEntries(entries);
};
