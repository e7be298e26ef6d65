import { ActionIcon, Button, Group, Progress } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { BusyButton } from '@/components/dialogs/busy-button';
import { KeyHint } from '@/components/keys/key-hint';
import { modKey } from '@/components/keys/mod-key';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { formatCount } from '@/lib/formats/formats';
import classes from './form-page.module.css';
import type { AfterSave } from './resource-form';
import type { FormState } from './use-form-state';

/** An alternative screen after a save. */
export interface SaveOption {
  after: AfterSave;
  label: string;
}

interface SaveBarProps<Values extends object> {
  form: FormState<Values>;
  options: readonly SaveOption[];
  onDiscard: () => void;
}

const shown = 3;

const unsaved = <Values extends object>({ changedNames, registry }: FormState<Values>) => {
  const labels = [...new Set(changedNames.map(registry.labelOf))];
  const named = labels.slice(0, shown).join(', ');
  const more = labels.length - shown;
  return more > 0
    ? $localize`Unsaved: ${named}:named: and ${formatCount(more)}:more: more`
    : $localize`Unsaved: ${named}:named:`;
};

/** What is unsaved, with the buttons to save and discard. */
export const SaveBar = <Values extends object>({ form, options, onDiscard }: SaveBarProps<Values>) => (
  <div className={classes.bar} role="group" aria-label={$localize`Save`}>
    <div className={classes.barText} role="status">
      {form.saving ? $localize`Saving` : form.dirty ? unsaved(form) : ''}
      {form.progress !== undefined && (
        <Progress value={form.progress * 100} aria-label={$localize`Upload progress`} mt={4} size="sm" />
      )}
    </div>
    <Group gap="xs" className={classes.barButtons} wrap="nowrap">
      {form.progress === undefined ? (
        (form.creating || form.dirty) && (
          <Button variant="subtle" color="gray" onClick={onDiscard} disabled={form.saving}>
            {$localize`Discard`}
          </Button>
        )
      ) : (
        <Button variant="subtle" color="gray" onClick={form.cancel}>
          {$localize`Cancel upload`}
        </Button>
      )}
      <Group gap={1} wrap="nowrap" data-split={options.length > 0 || undefined} className={classes.split}>
        <BusyButton type="submit" busy={form.saving}>
          {$localize`Save`}
        </BusyButton>
        {options.length > 0 && <SaveOptions form={form} options={options} />}
      </Group>
    </Group>
  </div>
);

const SaveOptions = <Values extends object>({
  form,
  options,
}: Pick<SaveBarProps<Values>, 'form' | 'options'>) => (
  <LazyMenu
    position="top-end"
    items={(Menu) =>
      options.map(({ after, label }, index) => (
        <Menu.Item
          key={after}
          onClick={() => form.submit(after)}
          rightSection={index === 0 && <KeyHint>{$localize`${modKey}:modKey: Shift Enter`}</KeyHint>}
        >
          {label}
        </Menu.Item>
      ))
    }
  >
    {(props) => (
      <ActionIcon
        {...props}
        variant="filled"
        color="primary"
        size={36}
        disabled={form.saving}
        aria-label={$localize`After saving`}
        aria-keyshortcuts="Control+Shift+Enter"
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    )}
  </LazyMenu>
);
