import type { LinkProps } from '@tanstack/react-router';
import type { ListPageOf } from '@/lib/lists/paging';
import type { Replaceable } from './replaceable';

/** Records that come with another one, and are changed by themselves. */
export interface TextPart {
  nouns: { one: string; other: string };
  /** The field of the record that holds them. */
  field: string;
  of: (parent: number) => Replaceable;
  open: (parent: number, id: number) => LinkProps;
}

/** Records with texts. */
export interface TextKind {
  /** The path of their area. */
  path: string;
  list: (page: { page: number; per_page: number }) => Promise<ListPageOf<{ id: number }>>;
  of: Replaceable;
  parts?: readonly TextPart[];
}
