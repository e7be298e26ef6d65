import { WordsInput } from '@/components/inputs/words-input';
import { type Bound, useValueField } from './use-field';

/** A list of words, sent as a list of texts. */
export const WordsField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; description?: string; placeholder?: string },
) => {
  const { form, name, aliases, ...rest } = props;
  const show = (words: readonly string[]) => words.join(', ');
  const field = useValueField<string[], Values>({ form, name, aliases, label: rest.label, show });
  return <WordsInput {...rest} {...field} />;
};
