import type { FieldProps } from '@/components/inputs/field-props';
import type { OwnImages } from './image-control';
import type { OwnPages } from './link-control';
import type { EditorView } from './view-buttons';

/** What the editor knows of its field, but for the text. */
export interface EditorFrame extends Omit<FieldProps, 'description' | 'error'> {
  /** The base of the ids of label, description and error. */
  id: string;
  invalid: boolean;
  describedBy: string;
  view: EditorView;
  ownPages?: OwnPages | undefined;
  ownImages?: OwnImages | undefined;
  /** How many characters a text can have; as many as most texts, if it is left out. */
  longest?: number | undefined;
}
