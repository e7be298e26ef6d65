import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { counted, plural } from '@/lib/text/plural';
import classes from './import.module.css';
import type { WrongText } from './wrong-texts';

interface ImportMendsProps {
  wrong: readonly WrongText[];
  disabled: boolean;
  onReplace: (wrong: WrongText, text: string) => void;
}

/** The most that are offered at a time; the next ones follow as these are replaced. */
const MOST = 5;

const Replacement = ({
  wrong,
  disabled,
  onReplace,
}: Omit<ImportMendsProps, 'wrong'> & { wrong: WrongText }) => {
  const { field } = wrong.column;
  const label = `${field.label} instead of “${wrong.text}”`;
  if (field.kind === 'record')
    return (
      <AsyncPicker
        label={label}
        source={field.source}
        value={null}
        disabled={disabled}
        onChange={(id, option) => {
          if (id !== null) onReplace(wrong, option?.label ?? String(id));
        }}
      />
    );
  return field.kind === 'choice' ? (
    <Select
      size="xs"
      aria-label={label}
      placeholder="Another"
      data={[...field.options]}
      value={null}
      disabled={disabled}
      onChange={(value) => {
        if (value !== null) onReplace(wrong, value);
      }}
    />
  ) : null;
};

/** Wrong texts of choices and references, each to be replaced in all its rows at once. */
export const ImportMends = ({ wrong, disabled, onReplace }: ImportMendsProps) =>
  wrong.length === 0 ? null : (
    <Alert
      color="warning"
      role="group"
      p="xs"
      title={plural(wrong.length, {
        one: 'One text was not found',
        other: '# texts were not found',
      })}
    >
      {wrong.slice(0, MOST).map((one) => (
        <Group key={`${one.column.field.name} ${one.text}`} gap="xs" className={classes.mend}>
          <Text size="sm">
            {one.column.field.label}: <bdi>“{one.text}”</bdi> in {counted(one.rows.length, 'row', 'rows')}
          </Text>
          {one.meant.map((text) => (
            <Button
              key={text}
              size="compact-sm"
              variant="default"
              aria-label={`Use “${text}” instead of “${one.text}”`}
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
