import { type ChangeEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { UnreadableValue } from '@/api/tolerant/unreadable';
import { otherNamesOf } from '@/components/form-page/other-names';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { SectionContext } from '@/components/form-page/section-context';
import { unreadableHint } from '@/components/form-page/unreadable-note';
import { useLatest } from '@/components/hooks/use-latest';
import { useStable } from '@/components/hooks/use-stable';
import { labelIn } from '@/lib/records/fields';
import { typedText } from '@/lib/text/typed-text';
import { valueAt } from '@/lib/values/paths';
import { sameItems } from '@/lib/values/same-values';

/** The name of a value, or the dotted path of one inside it. */
export type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** How a field component is bound to a form. */
export interface Bound<Values extends object> {
  form: FieldsForm<Values>;
  name: FieldName<Values>;
  /** Paths that the server uses for this field, unless another field is registered under them. */
  aliases?: readonly string[];
}

/** The contract's title, or the name in words, by default; required if the contract requires it. */
export interface Labelled {
  label?: string | undefined;
  required?: boolean | undefined;
}

/** What a field registers with its form besides its name. */
interface Described<Values extends object> extends Bound<Values>, Labelled {
  /** Renders a value of the field as read-only content. */
  show?: (value: never) => ReactNode;
  /** Cleans what was typed, before it is checked and saved. */
  tidy?: () => void;
}

/** The props of a field without those that bind it to its form. */
export const unbound = <Props extends Partial<Record<keyof Bound<object>, unknown>>>({
  form: _form,
  name: _name,
  aliases: _aliases,
  ...props
}: Props) => props;

const within = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

const unreadableAt = (
  unreadable: readonly UnreadableValue[],
  names: readonly string[],
): UnreadableValue | undefined =>
  unreadable.find(({ path, field }) =>
    names.some((name) => within(path, name) || within(field, name) || within(name, path)),
  );

/**
 * Registers the field with its form, so that error messages and changes reach it. Returns its label, whether it is
 * required, and the hint for a stored value that could not be read.
 */
export const useRegistered = <Values extends object>(field: Described<Values>) => {
  const { form, name, aliases = [], show, tidy } = field;
  const { registry, described } = form;
  const { label = labelIn(described, name), required = described?.[name]?.required } = field;
  const section = useContext(SectionContext);
  const paths = useStable(aliases, sameItems);
  const latestShow = useLatest(show);
  const latestTidy = useLatest(tidy);
  useEffect(
    () =>
      registry.register(name, {
        aliases: paths,
        section,
        label,
        show: latestShow.current && ((value) => latestShow.current?.(value as never)),
        tidy: () => latestTidy.current?.(),
      }),
    [registry, name, paths, section, label, latestShow, latestTidy],
  );
  const unreadable = unreadableAt(form.unreadable, [name, ...otherNamesOf(name), ...aliases]);
  return { label, required, ...(unreadable && { description: unreadableHint(unreadable) }) };
};

/** Key and props of an uncontrolled input, so that typing renders nothing; a reset changes the key. */
export const useInputField = <Values extends object>(bound: Described<Values>) => {
  const hint = useRegistered(bound);
  const { fields } = bound.form;
  const props = fields.getInputProps(bound.name) as {
    defaultValue: string | undefined;
    onChange: (change: string | ChangeEvent) => void;
    error: ReactNode;
  };
  return [fields.key(bound.name), { ...props, ...hint, 'data-path': bound.name }] as const;
};

/**
 * As `useInputField`, for an input of one line: what was typed is cleaned (`typedText`) when the input is left, and before
 * it is saved. A stored text that nobody edited stays as it is.
 */
export const useLineField = <Values extends object>(bound: Described<Values>) => {
  const input = useRef<HTMLInputElement>(null);
  const { fields } = bound.form;
  const path = bound.name.split('.');
  const tidy = () => {
    const typed = valueAt(fields.getValues(), path);
    if (!input.current || typeof typed !== 'string' || !fields.isTouched(bound.name)) return;
    const text = typedText(typed);
    if (text === typed || typed === valueAt(fields.getInitialValues(), path)) return;
    input.current.value = text;
    fields.setFieldValue(bound.name, text as never, { forceUpdate: false });
  };
  const [key, field] = useInputField({ ...bound, tidy });
  return [key, { ...field, ref: input, onBlur: tidy }] as const;
};

/** The value and setter of a controlled input; a change renders this field only. */
export const useValueField = <Value, Values extends object>(bound: Described<Values>) => {
  const hint = useRegistered(bound);
  const { fields } = bound.form;
  const value = fields.useWatchValue(bound.name) as Value;
  return {
    value,
    ...hint,
    onChange: (next: Value) => fields.setFieldValue(bound.name, next as never, { forceUpdate: false }),
    error: fields.errors[bound.name],
    'data-path': bound.name,
  };
};
