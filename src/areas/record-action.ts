import type { LinkProps } from '@tanstack/react-router';

/** A link to an action on a record. */
export interface RecordAction {
  label: string;
  /** Decides its icon in the palette. */
  kind: 'edit' | 'view' | 'create' | 'copy' | 'dates' | 'images' | 'person' | 'parts' | 'approve';
  link: LinkProps;
}
