import type { Known, Rule } from './rule';

const namesOf = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? `“${first}”` : `“${first}” and ${others.length} more`;

/** A listing's slug is unique in its kind; not checked until all listings were compared. */
export const sameSlug: Rule<Known, 'slug'> = {
  name: 'slug',
  title: 'Slug that clashes with another',
  blocking: true,
  gap: ({ sameSlug = [] }) => (sameSlug.length === 0 ? undefined : `Same slug as ${namesOf(sameSlug)}`),
  field: 'slug',
};

/** A listing's text is not a copy; `field` is that of the form. */
export const copiedText = <Field extends string>(field: Field): Rule<Known, Field> => ({
  name: 'copiedText',
  title: 'Text copied from another listing',
  gap: ({ sameText }) => {
    if (!sameText) return null;
    return sameText.length === 0 ? undefined : `Same text as ${namesOf(sameText)}`;
  },
  field,
});
