import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { isFocusLost } from '@/components/keys/focus-lost';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { focusField, focusFirstField, useHashTarget } from './form-focus';
import classes from './form-page.module.css';
import { FormQuestion } from './form-question';
import { ProblemSummary } from './problem-summary';
import type { AfterSave } from './resource-form';
import { SaveBar, type SaveOption } from './save-bar';
import { UnreadableNote } from './unreadable-note';
import type { FormState } from './use-form-state';

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
