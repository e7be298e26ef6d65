import { Button, List, Stack, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { Question } from '@/components/dialogs/question';
import { plural } from '@/lib/text/plural';
import { ConflictDialog } from './conflict-dialog';
import type { FormState } from './use-form-state';

interface FormQuestionProps<Values extends object> {
  form: FormState<Values>;
  question: NonNullable<FormState<Values>['question']>;
}

/** What a form asks before a save can continue. */
export const FormQuestion = <Values extends object>({ form, question }: FormQuestionProps<Values>) => {
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
