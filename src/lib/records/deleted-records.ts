import { withOpenedRecords } from './with-opened-records';

const deleted = new Set<string>();

const keyOf = (area: string, id: number) => `${area}/${id}`;

/** Notes that a record was deleted: nothing leads to it any more. `area` is the path of its list. */
export const noteDeleted = (area: string, id: number): void => {
  deleted.add(keyOf(area, id));
  withOpenedRecords(({ dropOpened }) => dropOpened(area, id));
};

/** Whether a record was deleted since the application was loaded. */
export const isDeleted = (area: string, id: number): boolean => deleted.has(keyOf(area, id));
