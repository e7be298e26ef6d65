import { use } from 'react';
import { Alert, Anchor, List } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isTaken, withHolder } from '@/api/errors/messages';
import { RecordUses } from '@/components/dialogs/record-uses-context';
import { filled } from '@/components/text/filled';
import { plural } from '@/lib/text/plural';
import type { FormProblem } from './resource-form';
import type { FormState } from './use-form-state';

interface TakenNoteProps {
  noun: string;
  /** The server's refusal. */
  message: string;
  value: string;
}

/** Which record has a value that the server refuses as taken: it is searched for once. */
const TakenNote = ({ noun, message, value }: TakenNoteProps) => {
  const uses = use(RecordUses);
  const { data, isFetching } = useQuery({
    queryKey: ['holder', noun, value],
    queryFn: uses ? async ({ signal }) => (await uses.holder(noun, value, signal)) ?? 'none' : skipToken,
    retry: false,
    staleTime: 60_000,
  });
  if (isFetching) return $localize`Looking for the record that has it…`;
  if (data === undefined) return withHolder(message);
  if (data === 'none')
    return $localize`No record was found that has it. A deleted one may, or one that differs only in accents, signs or digits.`;
  return filled(
    (record) => $localize`${record}:record: has it.`,
    <Anchor
      inherit
      c="inherit"
      underline="always"
      renderRoot={(props) => <Link {...props} {...data.link} target="_blank" />}
    >
      <bdi>{data.name}</bdi>
    </Anchor>,
  );
};

interface ProblemSummaryProps<Values extends object> {
  form: FormState<Values>;
  problem: FormProblem;
  onField: (name: string) => void;
}

const titleOf = (saved: FormProblem['saved'], noun: string) => {
  if (saved === 'unknown') return $localize`It is not known whether the ${noun}:noun: was saved`;
  return saved
    ? $localize`Not all of the ${noun}:noun: was saved`
    : $localize`The ${noun}:noun: was not saved`;
};

/** Why a form was not saved, with a link to each field until it is changed; disappears with the last one. */
export const ProblemSummary = <Values extends object>(props: ProblemSummaryProps<Values>) => {
  const { form, problem, onField } = props;
  const names = Object.keys(form.fields.errors);
  if (problem.inFields && names.length === 0 && problem.rest.length === 0) return null;
  const valueAt = (name: string) => {
    const value: unknown = form.fields.getValues()[name as keyof Values];
    return typeof value === 'string' ? value.trim() : '';
  };
  /** Who has a value that is taken. */
  const takenNote = (name: string) => {
    const [message] = [form.fields.errors[name]].flat();
    const value = valueAt(name);
    if (typeof message !== 'string' || !isTaken(message) || value === '') return null;
    return (
      <>
        {': '}
        <TakenNote noun={form.noun} message={message} value={value} />
      </>
    );
  };
  const count = plural(names.length, {
    one: $localize`# field needs attention.`,
    other: $localize`# fields need attention.`,
  });
  return (
    <Alert color="danger" role="alert" tabIndex={-1} title={titleOf(problem.saved, form.noun)}>
      {problem.message ?? (names.length > 0 && count)}
      {names.length + problem.rest.length > 0 && (
        <List size="sm" mt="xs" spacing={4}>
          {names.map((name) => (
            <List.Item key={name}>
              <Anchor
                inherit
                c="inherit"
                underline="always"
                component="button"
                type="button"
                onClick={() => onField(name)}
              >
                {form.registry.labelOf(name)}
              </Anchor>
              {takenNote(name)}
            </List.Item>
          ))}
          {problem.rest.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
};
