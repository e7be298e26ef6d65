import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionIcon, Alert, Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { BusyButton } from '@/components/dialogs/busy-button';
import { Dialog } from '@/components/dialogs/dialog';
import { Question } from '@/components/dialogs/question';
import { isFocusLost } from '@/components/keys/focus-lost';
import { KeyHint } from '@/components/keys/key-hint';
import { modKey } from '@/components/keys/mod-key';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { ConflictDialog } from './conflict-dialog';
import { focusField, focusFirstField, useHashTarget } from './form-focus';
import classes from './form-page.module.css';
import { ProblemSummary } from './problem-summary';
import type { AfterSave } from './resource-form';
import { UnreadableNote } from './unreadable-note';
import type { FormState } from './use-form-state';

/** An alternative screen after a save. */
interface SaveOption {
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
const SaveBar = <Values extends object>({ form, options, onDiscard }: SaveBarProps<Values>) => (
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

interface FormQuestionProps<Values extends object> {
  form: FormState<Values>;
  question: NonNullable<FormState<Values>['question']>;
}

/** What a form asks before a save can continue. */
const FormQuestion = <Values extends object>({ form, question }: FormQuestionProps<Values>) => {
  const { noun, registry } = form;
  const { cancel } = question;
  const buttons = {
    cancelLabel: $localize`Back to the form`,
    onConfirm: () => question.proceed(),
    onCancel: cancel,
  };
  switch (question.kind) {
    case 'conflict':
      return (
        <ConflictDialog
          noun={noun}
          versions={question.conflict}
          registry={registry}
          onResolve={question.proceed}
          onCancel={cancel}
        />
      );
    case 'another':
      return (
        <Question
          {...buttons}
          title={$localize`Create another ${noun}:noun:?`}
          confirm={$localize`Create another`}
        >
          <Text size="sm">
            {$localize`The server may have this ${noun}:noun: already, but did not say which one it is, so the form cannot change it. Saving again would create a second one: check the list first.`}
          </Text>
        </Question>
      );
    case 'gone': {
      const title = $localize`This ${noun}:noun: was deleted`;
      const text = $localize`Somebody else deleted it while you were editing, so nothing was saved. What you typed is still in the form.`;
      if (question.canCreate)
        return (
          <Question {...buttons} title={title} confirm={$localize`Create it again`} focusConfirm>
            <Text size="sm">
              {$localize`${text}:text: You can create it again from there; images that were stored with it are gone.`}
            </Text>
          </Question>
        );
      return (
        <Dialog opened onClose={cancel} title={title}>
          <Stack>
            <Text size="sm">{text}</Text>
            <Button variant="default" ms="auto" onClick={cancel}>
              {$localize`Back to the form`}
            </Button>
          </Stack>
        </Dialog>
      );
    }
    case 'rejected files': {
      const { reasons } = question;
      const words = (one: string, other: string) => plural(reasons.length, { one, other });
      return (
        <Question
          {...buttons}
          title={words($localize`Save without the image?`, $localize`Save without the images?`)}
          confirm={words($localize`Save without it`, $localize`Save without them`)}
        >
          <Text size="sm">
            {words($localize`This file was not added:`, $localize`These files were not added:`)}
          </Text>
          <List size="sm">
            {reasons.map((reason) => (
              <List.Item key={reason}>
                <bdi>{reason}</bdi>
              </List.Item>
            ))}
          </List>
        </Question>
      );
    }
  }
};

interface FormProps<Values extends object> {
  form: FormState<Values>;
  /** The form's accessible name. */
  label: string;
  /** Shown above the sections. */
  heading?: ReactNode;
  /** The form's sections. */
  children: ReactNode;
  /** Shown beside the sections if there is room, else above them. */
  rail?: ((beside: boolean) => ReactNode) | undefined;
  /** Resets to the saved values, and offers an undo: see `useDiscard`. */
  onDiscard: () => void;
  /**
   * The screen's main form: on a create screen its first field gets the initial focus, and a saved record has its save bar
   * once there is something to save. Other forms always have one, as one may not expect to save there.
   */
  main?: true;
  /** Saved records have a view screen to open. */
  opens?: boolean;
}

/** Whether a shortcut is meant for this form: it has the focus, or is the only one. */
const isMeant = (form: HTMLFormElement | null) => {
  const focused = document.activeElement?.closest('form[data-resource]');
  return focused ? focused === form : document.querySelectorAll('form[data-resource]').length === 1;
};

/** A form: its error summary, sections and save bar. A screen can have several forms. */
export const Form = <Values extends object>(props: FormProps<Values>) => {
  const { form, label, heading, children, rail, onDiscard, main, opens } = props;
  const frame = useRef<HTMLFormElement>(null);
  const { attach } = form;
  useLayoutEffect(() => attach(frame.current), [attach]);
  useHashTarget(frame);
  // Keeps the tab order the same as the visual order.
  const beside = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const { creating } = form;
  const options: SaveOption[] = [
    ...(opens ? [{ after: 'open', label: $localize`Save and open` } as const] : []),
    ...(creating ? [{ after: 'another', label: $localize`Save and create another` } as const] : []),
  ];
  const submit = (after: AfterSave) => {
    if (isMeant(frame.current)) form.submit(after);
  };
  useSaveKeys(() => submit('leave'));
  useShortcuts([['mod+shift+Enter', () => submit(options[0]?.after ?? 'leave')]], { whileTyping: true });
  const takesFocus = main && creating;
  useEffect(() => {
    // Otherwise the screen's frame takes the focus.
    if (takesFocus && isFocusLost()) focusFirstField(frame.current);
  }, [takesFocus]);

  return (
    <form
      ref={frame}
      className={classes.page}
      data-railed={rail !== undefined || undefined}
      noValidate
      data-resource={form.noun}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit('leave');
      }}
    >
      {heading}
      <UnreadableNote unreadable={form.unreadable} registry={form.registry} />
      {form.problem && (
        <ProblemSummary
          form={form}
          problem={form.problem}
          onField={(name) => focusField(frame.current, name)}
        />
      )}
      {form.notice && !form.dirty && (
        <Alert color="warning" role="alert">
          {form.notice}
        </Alert>
      )}
      <div className={rail ? classes.railed : undefined}>
        {!beside && rail?.(beside)}
        <div className={classes.sections} inert={form.locked}>
          {children}
        </div>
        {beside && rail?.(beside)}
      </div>
      {(!main || form.creating || form.dirty || form.saving) && (
        <SaveBar form={form} options={options} onDiscard={onDiscard} />
      )}
      {form.question && <FormQuestion form={form} question={form.question} />}
    </form>
  );
};
