import type { FieldsForm } from './resource-form';

/** Whether fields would render the same for both: Mantine returns new functions in each render. */
export const sameToFields = <Values extends object>(before: FieldsForm<Values>, now: FieldsForm<Values>) =>
  before.fields.errors === now.fields.errors &&
  before.progress === now.progress &&
  Object.keys(now.fields.getInitialValues()).every(
    (name) => before.fields.key(name) === now.fields.key(name),
  );
