import { useMemo, useState } from 'react';
import { Alert, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import type { DepartureKey } from '@/domain/departures/create-departures';
import { departureBody } from '@/domain/departures/departures';
import { useManyDepartures } from '@/domain/departures/many-departures';
import { OfferFields } from '@/domain/departures/offer-fields';
import { WeekdaysField } from '@/domain/departures/weekdays-field';
import { ReadingBar } from '@/features/departures/reading-bar';
import type { Package } from '@/generated/model';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { validationErrors } from '@/lib/values/validation';
import type { CreateDraft } from './create-draft';
import { CreatePreview } from './create-preview';
import { leftOutInWords, MOST_DEPARTURES, planDepartures } from './plan';
import type { ChosenWeeks } from './selection';

interface CreatePlanProps {
  draft: CreateDraft;
  selection: ChosenWeeks;
  packages: readonly Package[];
  today: PlainDate;
  onChange: (changes: Partial<CreateDraft>) => void;
  onCreate: (places: DepartureKey[]) => void;
  onCancel: () => void;
}

/** What will be created, and what each week has now: packages that were not in view are read first. */
export const CreatePlan = (props: CreatePlanProps) => {
  const { draft, selection, packages, today, onChange, onCreate, onCancel } = props;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const ids = useMemo(() => [...selection.keys()], [selection]);
  const reading = useManyDepartures(ids);
  const { known, open } = reading;
  const plan = useMemo(
    () =>
      planDepartures(selection, known, {
        weekdays: draft.weekdays.map(Number),
        onlyEmpty: draft.onlyEmpty,
        today,
      }),
    [selection, known, draft.weekdays, draft.onlyEmpty, today],
  );
  const fresh = plan.filter(({ state }) => state === 'new');
  const tooMany = fresh.length > MOST_DEPARTURES;

  const create = () => {
    const found = validationErrors(CreateDepartureBody, departureBody(fresh[0]?.date ?? '', draft.offer));
    setErrors(found);
    if (Object.keys(found).length === 0) onCreate(fresh.map(({ packageId, date }) => ({ packageId, date })));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fresh.length > 0 && !tooMany && open === 0) create();
      }}
    >
      <Stack>
        <WeekdaysField value={draft.weekdays} onChange={(chosen) => onChange({ weekdays: chosen })} />
        <Checkbox
          label={$localize`Only in weeks that have no departure yet`}
          checked={draft.onlyEmpty}
          onChange={({ currentTarget }) => onChange({ onlyEmpty: currentTarget.checked })}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <OfferFields
            offer={draft.offer}
            errors={errors}
            onChange={(offer) => onChange({ offer: { ...draft.offer, ...offer } })}
          />
        </SimpleGrid>
        <ReadingBar reading={reading} total={ids.length} failure={$localize`Nothing is created there.`} />
        <CreatePreview plan={plan} packages={packages} />
        {tooMany && (
          <Alert color="danger">
            {$localize`Up to ${formatCount(MOST_DEPARTURES)}:mostdepartures: departures are created in one go. Choose fewer weeks.`}
          </Alert>
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {leftOutInWords(plan)}
          </Text>
          <DialogButtons
            confirm={plural(fresh.length, {
              one: $localize`Create # departure`,
              other: $localize`Create # departures`,
            })}
            disabled={fresh.length === 0 || tooMany || open > 0}
            onCancel={onCancel}
          />
        </Group>
      </Stack>
    </form>
  );
};
