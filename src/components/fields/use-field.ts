import { useContext, useEffect, type ReactNode } from 'react';
import { SectionContext } from '@/components/form-page/section-context';
import type { FieldsForm } from '@/components/form-page/use-resource-form';

/** The name of a value, or the dotted path of one inside it. */
export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** How a field component is bound to a form. */
export interface Bound<Values extends object> {
  form: FieldsForm<Values>;
  name: FieldName<Values>;
  /** Other paths by which the server names this field, such as `meta_tag.title`. */
  aliases?: readonly string[];
}

/** Tells the form where a field stands, so that messages and changes find it. */
export const useRegistered = <Values extends object>({ form, name, aliases }: Bound<Values>) => {
  const { registry } = form;
  const section = useContext(SectionContext);
  const paths = aliases?.join();
  useEffect(() => registry.register(name, paths?.split(','), section), [registry, name, paths, section]);
};

/** The event of an input, or the text of an editor, which hands it on after the frame by itself. */
type TextChange = string | { currentTarget: { value: string } };

/** Key and props of an input that keeps its own value, so that typing renders nothing; the key changes with a reset. */
export const useInputField = <Values extends object>(bound: Bound<Values>) => {
  useRegistered(bound);
  const { fields, typed } = bound.form;
  const props = fields.getInputProps(bound.name) as {
    defaultValue: string | undefined;
    onChange: (value: string) => void;
    error: ReactNode;
  };
  const onChange = (change: TextChange) => {
    if (typeof change === 'string') {
      props.onChange(change);
      return;
    }
    const { value } = change.currentTarget;
    typed.take(bound.name, () => {
      props.onChange(value);
    });
  };
  return [fields.key(bound.name), { ...props, onChange, 'data-path': bound.name }] as const;
};

/** The value of a controlled input and how to change it; a change renders this field only. */
export const useValueField = <Value, Values extends object>(bound: Bound<Values>) => {
  useRegistered(bound);
  const { fields } = bound.form;
  const value = fields.useWatchValue(bound.name) as Value;
  return {
    value,
    onChange: (next: Value) => {
      fields.setFieldValue(bound.name, next as never, { forceUpdate: false });
    },
    error: fields.errors[bound.name],
    'data-path': bound.name,
  };
};
