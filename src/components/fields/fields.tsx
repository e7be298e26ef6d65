import {
  type SelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { enumOptions } from '@/components/inputs/enum-options';
import { NumberInput, type NumberInputProps } from '@/components/inputs/number-input';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import { SlugInput } from '@/components/inputs/slug-input';
import { StatusSwitch } from '@/components/inputs/status-switch';
import { useAdvice } from '@/components/inputs/use-advice';
import { LazySelect, type LazySelectProps, optionOf } from '@/components/overlays/lazy-select';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { enumLabel } from '@/lib/text/labels';
import { valueAt } from '@/lib/values/paths';
import classes from './fields.module.css';
import {
  type Bound,
  type FieldName,
  type Labelled,
  unbound,
  useInputField,
  useLineField,
  useValueField,
} from './use-field';

type Bare<Props> = Omit<Props, 'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'label'>;

interface Described extends Labelled {
  description?: string;
}

type TextFieldProps<Values extends object> = Bound<Values> & Described & Bare<TextInputProps>;

const LineField = <Values extends object>(props: TextFieldProps<Values>) => {
  const [key, field] = useLineField(props);
  const [refusal, limit] = usePasteLimit();
  return <TextInput key={key} {...limit} {...unbound(props)} {...field} error={refusal ?? field.error} />;
};

/** Plain text: of several lines where the contract, or the stored text, has them, which an `<input>` would join. */
export const TextField = <Values extends object>(props: TextFieldProps<Values>) => {
  const { form, name, aliases, label, required, description } = props;
  const described = form.described?.[name];
  const stored = valueAt(form.fields.getInitialValues(), name.split('.'));
  const hasLines = typeof stored === 'string' && /[\n\r]/.test(stored);
  if (!hasLines && !(described?.kind === 'text' && described.holds === 'lines'))
    return <LineField {...props} />;
  return (
    <TextareaField
      {...{ form, name, label, required }}
      {...(aliases && { aliases })}
      {...(description !== undefined && { description })}
      minRows={2}
    />
  );
};

/** One line of text; a warning shows on blur, but the text is kept as typed. */
export const AdvisedField = <Values extends object>({
  advise,
  ...props
}: Bound<Values> & Described & Bare<TextInputProps> & { advise: (text: string) => string | undefined }) => {
  const text = props.form.fields.useWatchValue(props.name) as string;
  const [advice, around] = useAdvice(text, advise);
  return (
    <div {...around}>
      <TextField {...props} description={advice ?? props.description} />
    </div>
  );
};

// If CSS cannot size a textarea, a script measures it, which costs a second layout per keystroke.
const sizesItself = CSS.supports('field-sizing', 'content');

/** Several lines of plain text. */
export const TextareaField = <Values extends object>(
  props: Bound<Values> & Described & Bare<TextareaProps>,
) => {
  const [key, field] = useInputField(props);
  const [refusal, limit] = usePasteLimit();
  return (
    <Textarea
      key={key}
      {...limit}
      autosize={!sizesItself}
      minRows={3}
      maxRows={12}
      classNames={{ input: classes.textarea }}
      {...unbound(props)}
      {...field}
      error={refusal ?? field.error}
    />
  );
};

/** A number, or `''` while empty; invalid text stays, and the form's schema refuses it. */
export const NumberField = <Values extends object>(
  props: Bound<Values> & Described & Bare<NumberInputProps>,
) => {
  const show = (value: number | string) => {
    if (value === '') return null;
    if (typeof value !== 'number') return value;
    return props.unit === 'NPR' ? formatNpr(value) : formatCount(value);
  };
  const field = useValueField<number | string, Values>({ ...props, show });
  return <NumberInput {...unbound(props)} {...field} />;
};

/** An amount in Nepalese rupees. */
export const MoneyField = <Values extends object>(props: Bound<Values> & Described) => (
  <NumberField min={0} {...props} unit="NPR" />
);

/** A share, from 0 to 100 per cent. */
export const PercentField = <Values extends object>(props: Bound<Values> & Described) => (
  <NumberField min={0} max={100} {...props} unit="%" />
);

/** A count: whole and not below 0. */
export const CountField = <Values extends object>(props: Bound<Values> & Described) => (
  <NumberField min={0} decimals={0} {...props} />
);

/** The options, plus the stored value if it is not among them. */
const withStored = (data: SelectProps['data'] = [], value: string) =>
  value === '' || optionOf(data, value) ? data : [...data, { value, label: enumLabel(value) }];

/** One value out of a fixed set, by default that of the contract; clearing an optional field sets `''`. */
export const SelectField = <Values extends object>(
  props: Bound<Values> & Described & Bare<LazySelectProps>,
) => {
  const described = props.form.described?.[props.name];
  const { data = described?.kind === 'choice' ? enumOptions(described.values.map(String)) : [] } = props;
  const show = (value: string) => optionOf(data, value)?.label ?? value;
  const { value, onChange, ...field } = useValueField<string, Values>({ ...props, show });
  return (
    <LazySelect
      placeholder={$localize`Choose`}
      clearable={!field.required}
      allowDeselect={!field.required}
      {...unbound(props)}
      {...field}
      data={withStored(data, value)}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
};

/** A yes-or-no value, with a label for each. One that was switched off with a cleared form says so. */
export const SwitchField = <Values extends object>(
  props: Bound<Values> & Pick<Labelled, 'label'> & { labels?: readonly [on: string, off: string] },
) => {
  const { labels = [$localize`Active`, $localize`Inactive`] } = props;
  const show = (value: boolean) => (value ? labels[0] : labels[1]);
  const { description, required: _required, ...field } = useValueField<boolean, Values>({ ...props, show });
  const cleared =
    !field.value && props.form.switchedOff?.includes(props.name)
      ? $localize`Off, as the form was cleared after saving.`
      : undefined;
  return <StatusSwitch {...unbound(props)} {...field} hint={description ?? cleared} />;
};

type SlugFieldProps<Values extends object> = Bound<Values> & {
  /** The field from which a new record's slug is generated. */
  source: FieldName<Values>;
};

const OwnSlugField = <Values extends object>(props: SlugFieldProps<Values> & { followed?: string }) => {
  const field = useValueField<string, Values>(props);
  return <SlugInput {...field} source={props.followed} />;
};

const FollowingSlugField = <Values extends object>(props: SlugFieldProps<Values>) => (
  <OwnSlugField {...props} followed={props.form.fields.useWatchValue(props.source) as string} />
);

/** A record's slug: generated from `source` on a new record, locked on an existing one. */
export const SlugField = <Values extends object>(props: SlugFieldProps<Values>) =>
  props.form.creating ? <FollowingSlugField {...props} /> : <OwnSlugField {...props} />;
