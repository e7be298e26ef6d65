import type { LinkProps } from '@tanstack/react-router';

/** A link to something that can be done with a record. */
export interface RecordAction {
  label: string;
  /** What it is about; the palette shows it by an icon. */
  kind: 'edit' | 'view' | 'create' | 'copy' | 'dates' | 'images' | 'person' | 'parts' | 'approve';
  link: LinkProps;
}
