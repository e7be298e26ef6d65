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
  const buttons = { cancelLabel: 'Back to the form', onConfirm: () => question.proceed(), onCancel: cancel };
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
        <Question {...buttons} title={`Create another ${noun}?`} confirm="Create another">
          <Text size="sm">
            The server may have this {noun} already, but did not say which one it is, so the form cannot
            change it. Saving again would create a second one: check the list first.
          </Text>
        </Question>
      );
    case 'gone': {
      const title = `This ${noun} was deleted`;
      const text =
        'Somebody else deleted it while you were editing, so nothing was saved. What you typed is still in the form.';
      if (question.canCreate)
        return (
          <Question {...buttons} title={title} confirm="Create it again" focusConfirm>
            <Text size="sm">
              {text} You can create it again from there; images that were stored with it are gone.
            </Text>
          </Question>
        );
      return (
        <Dialog opened onClose={cancel} title={title}>
          <Stack>
            <Text size="sm">{text}</Text>
            <Button variant="default" ms="auto" onClick={cancel}>
              Back to the form
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
          title={words('Save without the image?', 'Save without the images?')}
          confirm={words('Save without it', 'Save without them')}
        >
          <Text size="sm">{words('This file was not added:', 'These files were not added:')}</Text>
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
