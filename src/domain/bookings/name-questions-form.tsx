import { type SubmitEvent, useState } from 'react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { copyText } from '@/components/notices/copy-text';
import { notifySuccess } from '@/components/notices/notices';
import { getListBookingsQueryKey } from '@/generated/api/bookings/bookings';
import type { Booking } from '@/generated/model';
import { chosenNames } from '@/lib/records/field-names';
import { enumLabel } from '@/lib/text/labels';
import { isKnownField } from './booking';
import { type NameCandidate, type NameQuestion, nameQuestions } from './name-questions';

const asked: Record<NameQuestion['field'], string> = {
  start_date: $localize`Which field is the first day of travel?`,
  end_date: $localize`Which field is the last day of travel?`,
  people: $localize`Which field is the number of travellers?`,
  total_amount: $localize`Which field is the total, in rupees?`,
  paid_amount: $localize`Which field is what has been paid, in rupees?`,
};

const optionOf = ({ name, values }: NameCandidate) => ({
  value: name,
  label: `${name.split('.').map(enumLabel).join(': ')} (${values.join(' · ')})`,
});

/** Asks which fields of the server are those that no booking has under a known name; renders nothing if none can be. */
export const NameQuestionsForm = ({ bookings }: { bookings: readonly Booking[] }) => {
  const client = useQueryClient();
  const questions = nameQuestions(bookings, isKnownField);
  const [answers, setAnswers] = useState<Partial<Record<string, string>>>({});
  if (questions.length === 0) return null;
  const given = questions.flatMap(({ field, likely = '' }) => {
    const name = answers[field] ?? likely;
    return name === '' ? [] : [[field, name] as const];
  });
  const names = { ...chosenNames.get(), ...Object.fromEntries(given) };
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    chosenNames.set(names);
    const [area = ''] = getListBookingsQueryKey()[0].split('/datatable');
    void client.resetQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(area) });
    notifySuccess($localize`Bookings are read by these fields now, in this browser.`);
  };
  return (
    <form onSubmit={use}>
      <Stack gap="sm" maw={520}>
        {questions.map(({ field, candidates, likely = '' }) => (
          <NativeSelect
            key={field}
            label={asked[field]}
            value={answers[field] ?? likely}
            onChange={({ currentTarget: { value } }) => setAnswers({ ...answers, [field]: value })}
            data={[{ value: '', label: $localize`None of them` }, ...candidates.map(optionOf)]}
          />
        ))}
        <Group gap="sm">
          <Button type="submit" size="xs" disabled={given.length === 0}>
            {$localize`Use these fields`}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={given.length === 0}
            onClick={() =>
              void copyText(
                `"fieldNames": ${JSON.stringify(names)}`,
                $localize`Copied. In the site's config.json it holds for everybody.`,
              )
            }
          >
            {$localize`Copy for everybody’s settings`}
          </Button>
        </Group>
        <Text size="xs" c="dimmed">
          {$localize`They are asked about once: the specification of this server does not name the fields of a booking.`}
        </Text>
      </Stack>
    </form>
  );
};
