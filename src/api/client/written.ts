/** A write that the API took, or may take or have taken: then no answer is known. */
export interface SentWrite {
  method: string;
  path: string;
  body: unknown;
  /** The body of the response; undefined if none is known. */
  answer: unknown;
  unsure: boolean;
  /** What a deletion removed, as it was read just before. */
  last: unknown;
}

/** A form value that a write changed, by its name. */
export interface FieldChange {
  field: string;
  from?: unknown;
  to?: unknown;
  /** The names of the records that `from` and `to` refer to. */
  named?: readonly [string | undefined, string | undefined];
  /** The values are secret. */
  hidden?: true;
}

/** What an update changed, as the record was read before and after it. */
export interface RecordChange {
  /** The path of the call. */
  path: string;
  /** The record's name; undefined if it has none. */
  name: string | undefined;
  changes: readonly FieldChange[];
  unsure: boolean;
}

/** A record that used a deleted one, and was deleted along with it or lost its reference. */
export interface TakenAlong {
  /** Its path in the API. */
  path: string;
  name: string;
  /** The deleted record as an address of the application, `/package-regions/3`, and the field that named it. */
  along: { record: string; field: string };
  /** As it was read before, if it was deleted. */
  last?: unknown;
  /** Its field before and after, if it lost its reference. */
  change?: FieldChange;
}

/** What a write was started by; a mutation says it in its `meta`. */
export type WriteOrigin =
  | 'form'
  | 'switch'
  | 'deletion'
  | 'many'
  | 'sheet'
  | 'import'
  | 'season'
  | 'itinerary'
  | 'prices'
  | 'approval'
  | 'cancellation'
  | 'undo'
  | 'restoring'
  | 'replacing'
  | 'copying'
  | 'merging'
  | 'references'
  | 'links';

/** Says what became of what was listed; undefined if it was not done. */
export type Settle<Outcome> = (outcome: Outcome | undefined) => void;

/** None of it may throw or reject: a write does not fail for being watched. */
export interface WriteWatcher {
  /** Reads what is about to be deleted; never rejects, and ends soon. */
  beforeDeletion: (path: string) => Promise<unknown>;
  /** Lists a write that is about to be sent, soon; of updates of a record it does not say what they change. */
  sending: (write: SentWrite) => Promise<Settle<SentWrite>>;
  /** Lists an update of a record that is about to be sent, soon; `read` compares its versions. */
  changing: (read: () => RecordChange) => Promise<Settle<() => RecordChange>>;
  /** Called after a deletion with what it did to other records. */
  tookAlong: (taken: readonly TakenAlong[]) => void;
}

let watcher: WriteWatcher | undefined;

/** Watches every write of this tab, until the next call. */
export const watchWrites = (next: WriteWatcher | undefined): void => {
  watcher = next;
};

export const writeWatcher = (): WriteWatcher | undefined => watcher;
