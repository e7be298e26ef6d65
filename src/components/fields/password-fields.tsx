import { useState } from 'react';
import { Button, Group, PasswordInput, type PasswordInputProps, Progress, Stack, Text } from '@mantine/core';
import { IconCopy, IconWand } from '@tabler/icons-react';
import { WholeWidth } from '@/components/form-page/form-section';
import { copyText } from '@/components/notices/copy-text';
import { generatePassword, strengthOf } from './password';
import { type Bound, type FieldName, unbound, useValueField } from './use-field';

interface PasswordFieldProps extends Pick<
  PasswordInputProps,
  'required' | 'autoComplete' | 'visible' | 'onVisibilityChange'
> {
  label: string;
}

/** A password, hidden unless revealed. The form must list it in its `secret` values. */
export const PasswordField = <Values extends object>(props: Bound<Values> & PasswordFieldProps) => {
  const show = () => '••••••••';
  const { onChange, ...field } = useValueField<string, Values>({ ...props, show });
  return (
    <PasswordInput
      maxLength={255}
      visibilityToggleButtonProps={{ 'aria-label': $localize`Show ${props.label.toLowerCase()}:label:` }}
      {...unbound(props)}
      {...field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

const colors = { 'too short': 'gray', weak: 'danger', fair: 'warning', strong: 'success' } as const;

const strengths = {
  'too short': $localize`too short`,
  weak: $localize`weak`,
  fair: $localize`fair`,
  strong: $localize`strong`,
} as const;

const Strength = ({ password, note }: { password: string; note: string | undefined }) => {
  const { words, share } = strengthOf(password);
  return (
    <Stack gap={4}>
      <Progress
        value={share * 100}
        color={colors[words]}
        size="sm"
        aria-label={$localize`Password strength`}
      />
      <Text size="xs" c="dimmed" role="status">
        {$localize`This password is ${strengths[words]}:words:. `}
        {note}
      </Text>
    </Stack>
  );
};

interface NewPasswordFieldsProps<Values extends object> extends Pick<Bound<Values>, 'form' | 'name'> {
  label: string;
  confirmation: { name: FieldName<Values>; label: string };
  required?: boolean;
}

/** A new password with its strength and confirmation, one after the other by Tab, or a generated one. */
export const NewPasswordFields = <Values extends object>(props: NewPasswordFieldsProps<Values>) => {
  const { form, name, label, confirmation, required } = props;
  const [visible, setVisible] = useState(false);
  const [notCopied, setNotCopied] = useState<string>();
  const password = form.fields.useWatchValue(name) as string;
  const shared = { form, required, visible, onVisibilityChange: setVisible, autoComplete: 'new-password' };

  const generate = () => {
    const made = generatePassword() as never;
    form.fields.setFieldValue(name, made, { forceUpdate: false });
    form.fields.setFieldValue(confirmation.name, made, { forceUpdate: false });
    setVisible(true);
    setNotCopied(made);
  };
  const copy = () => {
    setNotCopied(undefined);
    void copyText(password, $localize`The password was copied.`);
  };
  const note =
    password === notCopied
      ? $localize`Copy it before you save: after that, nobody can see it again.`
      : undefined;
  return (
    <>
      <Stack gap="xs">
        <PasswordField {...shared} name={name} label={label} />
        {password !== '' && <Strength password={password} note={note} />}
      </Stack>
      <PasswordField {...shared} name={confirmation.name} label={confirmation.label} />
      <WholeWidth>
        <Group gap="xs">
          <Button variant="default" size="xs" leftSection={<IconWand size={14} />} onClick={generate}>
            {$localize`Generate password`}
          </Button>
          {password !== '' && (
            <Button variant="default" size="xs" leftSection={<IconCopy size={14} />} onClick={copy}>
              {$localize`Copy password`}
            </Button>
          )}
        </Group>
      </WholeWidth>
    </>
  );
};
