import type { LinkProps } from '@tanstack/react-router';

export interface RecordAction {
  label: string;
  /** Decides its icon in the palette. */
  kind: 'edit' | 'view' | 'create' | 'copy' | 'dates' | 'images' | 'person' | 'parts' | 'approve';
  link: LinkProps;
}
