import { type ReactNode, useId, useState } from 'react';
import { Button } from '@mantine/core';
import { plural } from '@/lib/text/plural';
import { choiceOf, type Choices, type MergeField, type Whose } from './merge-fields';
import classes from './twins.module.css';

interface ValueProps {
  field: MergeField;
  whose: Whose;
  chosen: Whose;
  text: string;
  group: string;
  /** The name of the record whose value it is. */
  of: string;
  onChoose: (whose: Whose) => void;
}

const Value = ({ field, whose, chosen, text, group, of, onChoose }: ValueProps) => {
  const id = useId();
  const label =
    whose === 'both'
      ? $localize`Both: ${field.label}:label:`
      : $localize`${field.label}:label: of “${of}:of:”`;
  return (
    <label className={`${classes.value} ${whose === 'both' ? classes.both : ''}`}>
      <input
        type="radio"
        className="mantine-focus-auto"
        name={group}
        aria-label={label}
        aria-describedby={id}
        checked={chosen === whose}
        onChange={() => onChoose(whose)}
      />
      <span id={id} className={text === '' ? classes.empty : classes.text} dir="auto">
        {text === '' ? $localize`Empty` : text}
      </span>
    </label>
  );
};

interface FieldChoicesProps {
  fields: readonly MergeField[];
  choices: Choices;
  onChoose: (key: string, whose: Whose) => void;
  /** The names of the two, and what stands at the head of their columns. */
  names: readonly [kept: string, twin: string];
  heads: readonly [kept: ReactNode, twin: ReactNode];
}

/** Two records side by side, field by field, with a choice where they differ; what is the same is folded. */
export const FieldChoices = ({ fields, choices, onChoose, names, heads }: FieldChoicesProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const same = fields.filter(({ isSame, texts }) => isSame && texts[0] !== '');
  const differing = fields.filter(({ isSame }) => !isSame);
  return (
    <>
      <div className={classes.choices}>
        <div className={`${classes.head} ${classes.corner}`} />
        <div className={classes.head}>{heads[0]}</div>
        <div className={classes.head}>{heads[1]}</div>
        {differing.map((field) => {
          const chosen = choiceOf(field, choices);
          const common = {
            field,
            chosen,
            group: `${id} ${field.key}`,
            onChoose: (whose: Whose) => onChoose(field.key, whose),
          };
          return (
            <div key={field.key} role="radiogroup" aria-label={field.label} className={classes.row}>
              <div className={classes.label}>{field.label}</div>
              <Value {...common} whose="kept" text={field.texts[0]} of={names[0]} />
              <Value {...common} whose="twin" text={field.texts[1]} of={names[1]} />
              {field.isList && <Value {...common} whose="both" text={$localize`All of both`} of="" />}
            </div>
          );
        })}
        {isOpen &&
          same.map(({ key, label, texts }) => (
            <div key={key} className={classes.row}>
              <div className={classes.label}>{label}</div>
              <div className={`${classes.value} ${classes.both}`} dir="auto">
                <span className={classes.text}>{texts[0]}</span>
              </div>
            </div>
          ))}
      </div>
      {same.length > 0 && (
        <div>
          <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? plural(same.length, {
                  one: $localize`Hide # field that is the same`,
                  other: $localize`Hide # fields that are the same`,
                })
              : plural(same.length, {
                  one: $localize`Show # field that is the same`,
                  other: $localize`Show # fields that are the same`,
                })}
          </Button>
        </div>
      )}
    </>
  );
};
