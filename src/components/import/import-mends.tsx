import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { filled } from '@/components/text/filled';
import { plural } from '@/lib/text/plural';
import classes from './import.module.css';
import type { MissingNames } from './missing-names';
import type { WrongText } from './wrong-texts';

interface ImportMendsProps {
  wrong: readonly WrongText[];
  unnamed: MissingNames | undefined;
  disabled: boolean;
  onReplace: (wrong: WrongText, text: string) => void;
  onTakeNames: (unnamed: MissingNames) => void;
}

/** The most that are offered at a time; the next ones follow as these are replaced. */
const MOST = 5;

const Replacement = ({
  wrong,
  disabled,
  onReplace,
}: Pick<ImportMendsProps, 'disabled' | 'onReplace'> & { wrong: WrongText }) => {
  const { field } = wrong.column;
  const label = $localize`${field.label}:label: instead of “${wrong.text}:text:”`;
  if (field.kind === 'record')
    return (
      <AsyncPicker
        label={label}
        source={field.source}
        value={null}
        disabled={disabled}
        onChange={(id, option) => {
          if (id === null) return;
          // The same name again would be that of several records again.
          onReplace(wrong, option && option.label !== wrong.text ? option.label : String(id));
        }}
      />
    );
  return field.kind === 'choice' ? (
    <Select
      size="xs"
      aria-label={label}
      placeholder={$localize`Another`}
      data={[...field.options]}
      value={null}
      disabled={disabled}
      onChange={(value) => {
        if (value !== null) onReplace(wrong, value);
      }}
    />
  ) : null;
};

/** What is wrong in several rows, each to be mended in all of them at once: texts of choices and references, names. */
export const ImportMends = ({ wrong, unnamed, disabled, onReplace, onTakeNames }: ImportMendsProps) =>
  wrong.length === 0 && !unnamed ? null : (
    <Alert
      color="warning"
      role="group"
      p="xs"
      title={plural(wrong.length + (unnamed ? 1 : 0), {
        one: $localize`One text to mend`,
        other: $localize`# texts to mend`,
      })}
    >
      {unnamed && (
        <Group gap="xs" className={classes.mend}>
          <Text size="sm">
            {plural(unnamed.names.size, {
              one: $localize`${unnamed.field.label}:label:: missing in # row`,
              other: $localize`${unnamed.field.label}:label:: missing in # rows`,
            })}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={disabled}
            onClick={() => onTakeNames(unnamed)}
          >
            {plural(unnamed.names.size, { one: $localize`Use the name`, other: $localize`Use the names` })}
          </Button>
        </Group>
      )}
      {wrong.slice(0, MOST).map((one) => (
        <Group key={`${one.column.field.name} ${one.text}`} gap="xs" className={classes.mend}>
          <Text size="sm">
            {filled(
              (text) =>
                plural(one.rows.length, {
                  one: $localize`${one.column.field.label}:label:: ${text}:text: in # row`,
                  other: $localize`${one.column.field.label}:label:: ${text}:text: in # rows`,
                }),
              <bdi>“{one.text}”</bdi>,
            )}
          </Text>
          {one.meant.map((text) => (
            <Button
              key={text}
              size="compact-sm"
              variant="default"
              aria-label={$localize`Use “${text}:text:” instead of “${one.text}:text2:”`}
              disabled={disabled}
              onClick={() => onReplace(one, text)}
            >
              <bdi>{text}</bdi>
            </Button>
          ))}
          <Replacement wrong={one} disabled={disabled} onReplace={onReplace} />
        </Group>
      ))}
    </Alert>
  );
