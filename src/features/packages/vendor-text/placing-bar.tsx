import { NumberInput } from '@mantine/core';
import { Choice } from './choice';
import type { DaysWay, Edited } from './edited-text';
import classes from './vendor-text.module.css';

interface PlacingBarProps {
  edited: Edited;
  /** The number of days that the package has. */
  count: number;
  disabled: boolean;
  onChange: (change: Partial<Edited>) => void;
}

/** Asks how the days of the text meet those of the package. */
export const PlacingBar = ({ edited: { way, first }, count, disabled, onChange }: PlacingBarProps) => {
  const ways: { value: DaysWay; label: string }[] = [
    { value: 'replace', label: $localize`Replace what differs` },
    { value: 'append', label: $localize`Add after day ${count}:count:` },
  ];
  return (
    <div className={classes.placing}>
      <Choice
        label={$localize`Days of the text`}
        options={ways}
        value={way}
        disabled={disabled}
        onChange={(chosen) => onChange({ way: chosen })}
      />
      {way === 'replace' && (
        <NumberInput
          label={$localize`From day`}
          classNames={{ root: classes.first, wrapper: classes.firstNumber }}
          size="xs"
          hideControls
          min={1}
          max={count + 1}
          allowDecimal={false}
          clampBehavior="strict"
          value={first}
          disabled={disabled}
          onChange={(value) => onChange({ first: typeof value === 'number' && value > 0 ? value : 1 })}
        />
      )}
    </div>
  );
};
