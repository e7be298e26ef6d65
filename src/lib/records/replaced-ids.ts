/**
 * A reference, or a list of them, with `to` in place of those to `from`. A list keeps its order and its other ids, and
 * holds `to` once: where it was, or else where the first of `from` was. A value without any of `from` is returned as it is.
 */
export const replacedIds = (value: unknown, from: readonly number[], to: number): unknown => {
  const isOld = (id: unknown) => typeof id === 'number' && from.includes(id);
  if (!Array.isArray(value)) return isOld(value) ? to : value;
  const ids: readonly unknown[] = value;
  if (!ids.some(isOld)) return value;
  if (ids.includes(to)) return ids.filter((id) => !isOld(id));
  const first = ids.findIndex(isOld);
  return ids.flatMap((id, index) => (index === first ? [to] : isOld(id) ? [] : [id]));
};
