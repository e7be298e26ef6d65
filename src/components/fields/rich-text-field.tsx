import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { useInputField, type Bound } from './use-field';

/** Formatted text, kept as HTML. */
export const RichTextField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; description?: string },
) => {
  const { form, name, aliases, ...rest } = props;
  const [key, { defaultValue, ...field }] = useInputField({ form, name, aliases });
  return <RichTextInput key={key} {...rest} {...field} value={defaultValue} />;
};
