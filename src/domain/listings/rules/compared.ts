import type { Known, Rule } from './rule';

const namesOf = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? `“${first}”` : `“${first}” and ${others.length} more`;

/** A listing's slug is its own among those of its kind; nothing is said until all have been compared. */
export const sameSlug: Rule<Known, 'slug'> = {
  name: 'slug',
  title: 'Slug that clashes with another',
  blocking: true,
  gap: ({ sameSlug = [] }) => (sameSlug.length === 0 ? undefined : `Same slug as ${namesOf(sameSlug)}`),
  field: 'slug',
};

/** The text that describes a listing is its own; `field` is that of the form. */
export const copiedText = <Field extends string>(field: Field): Rule<Known, Field> => ({
  name: 'copiedText',
  title: 'Text copied from another listing',
  gap: ({ sameText }) => {
    if (!sameText) return null;
    return sameText.length === 0 ? undefined : `Same text as ${namesOf(sameText)}`;
  },
  field,
});
