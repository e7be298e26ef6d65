import type { FieldProps } from '@/components/inputs/field-props';
import type { OwnImages } from './image-control';
import type { OwnPages } from './link-control';
import type { EditorView } from './view-buttons';

/** The props of an editor's field, except for the text. */
export interface EditorFrame extends Omit<FieldProps, 'description' | 'error'> {
  /** The prefix of the ids of label, description and error. */
  id: string;
  invalid: boolean;
  describedBy: string;
  view: EditorView;
  ownPages?: OwnPages | undefined;
  ownImages?: OwnImages | undefined;
  /** The maximum length in characters; that of most texts by default. */
  longest?: number | undefined;
}
