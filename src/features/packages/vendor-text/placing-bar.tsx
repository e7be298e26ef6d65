import { TextInput } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import { readNumber } from '@/lib/numbers/read-number';
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
    { value: 'append', label: $localize`Add after day ${formatCount(count)}:count:` },
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
        <TextInput
          label={$localize`From day`}
          classNames={{ root: classes.first, wrapper: classes.firstNumber }}
          size="xs"
          inputMode="numeric"
          value={first}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const typed = readNumber(currentTarget.value, { decimals: 0 });
            const day = typed.kind === 'number' ? typed.value : 1;
            onChange({ first: Math.min(Math.max(day, 1), count + 1) });
          }}
        />
      )}
    </div>
  );
};
