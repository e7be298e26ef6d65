import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { useValueField, type Bound } from './use-field';

/** Formatted text, kept as HTML. */
export const RichTextField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; description?: string },
) => {
  const { form, name, aliases, ...rest } = props;
  const field = useValueField<string, Values>({ form, name, aliases });
  return <RichTextInput {...rest} {...field} />;
};
