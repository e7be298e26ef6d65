import { WordsInput } from '@/components/inputs/words-input';
import { type Bound, type Labelled, unbound, useValueField } from './use-field';

/** A list of words, sent as a list of texts. */
export const WordsField = <Values extends object>(props: Bound<Values> & Pick<Labelled, 'label'>) => {
  const show = (words: readonly string[]) => words.join(', ');
  const field = useValueField<string[], Values>({ ...props, show });
  return <WordsInput {...unbound(props)} {...field} />;
};
