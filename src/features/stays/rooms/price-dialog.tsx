import { useState } from 'react';
import { Button, Group, Select, Stack } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { ChangeTable } from '@/components/edit-many/change-table';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { UnsentGuard } from '@/components/form-page/leave-dialog';
import { useDialogDraft } from '@/components/form-page/use-dialog-draft';
import { useTicks } from '@/components/hooks/use-ticks';
import { NumberInput } from '@/components/inputs/number-input';
import { BatchResults } from '@/components/run/batch-results';
import { type Operation, undoable } from '@/components/run/operation';
import { RunGuard } from '@/components/run/run-guard';
import { inState } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type NewPrice, newPrices, type PriceChange, type PricedRoom } from './price-change';

const ways: { value: PriceChange['operation']; label: string }[] = [
  { value: 'plus-percent', label: $localize`Increase by %` },
  { value: 'minus-percent', label: $localize`Decrease by %` },
  { value: 'plus', label: $localize`Increase by` },
  { value: 'minus', label: $localize`Decrease by` },
  { value: 'set', label: $localize`Set to` },
];

const roundings = [1, 10, 50, 100, 500].map((step) => ({
  value: String(step),
  label: step === 1 ? $localize`Whole rupees` : $localize`Multiples of ${formatNpr(step)}:npr:`,
}));

const noChange: PriceChange = { operation: 'plus-percent', by: '', roundTo: 10 };

interface PriceDialogProps {
  /** The name of the homestay or hotel. */
  house: string;
  rooms: readonly PricedRoom[];
  /** Sets the price of one room. */
  setPrice: (roomId: number, price: number | null, before: number | null) => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
  /** Reopens the dialog to restore discarded input. */
  onReturn: () => void;
}

const operationsOf = (prices: readonly NewPrice[], setPrice: PriceDialogProps['setPrice']) =>
  prices.map(({ id, name, before, after }): Operation => ({
    key: id,
    name,
    ...undoable(
      () => setPrice(id, after, before),
      () => setPrice(id, before, after),
    ),
  }));

const undoneText = (count: number) =>
  plural(count, { one: $localize`# price was changed back.`, other: $localize`# prices were changed back.` });

/** Changes the prices of all rooms of a homestay or hotel, after a preview. */
export const PriceDialog = ({ house, rooms, setPrice, opened, onClose, onReturn }: PriceDialogProps) => {
  const [change, setChange] = useState(noChange);
  const [started, setStarted] = useState<readonly NewPrice[]>();
  const run = useBatch<Operation>('prices');
  const done = inState(run.results, 'done').length;
  const entered = opened && change.by !== '';
  const unsent = entered && !started;
  const { offer, discard } = useDialogDraft({
    label: $localize`Change prices`,
    initial: noChange,
    // The session may end with the first request.
    unsent: entered && done === 0 ? change : undefined,
    restore: (kept) => {
      setChange(kept);
      onReturn();
    },
  });
  const shown = started ?? newPrices(rooms, change);
  const ticks = useTicks<number>();
  const prices = shown.filter(({ id, problem }) => problem === undefined && ticks.isTicked(id));
  const unit = change.operation.endsWith('percent') ? '%' : 'NPR';

  const reset = () => {
    setStarted(undefined);
    ticks.tickAll();
    run.clear();
  };
  const apply = () => {
    setStarted(prices);
    run.start(operationsOf(prices, setPrice), {
      told: {
        done: ({ length }) => {
          if (length < prices.length) return undefined;
          onClose();
          reset();
          return plural(length, {
            one: $localize`The price of # room of “${house}:house:” was changed.`,
            other: $localize`The prices of # rooms of “${house}:house:” were changed.`,
          });
        },
        undone: undoneText,
      },
    });
  };
  const close = () => {
    if (run.busy) return;
    if (unsent) discard($localize`No price was changed.`, change);
    reset();
    onClose();
  };

  return (
    <>
      <Dialog opened={opened} onClose={close} title={$localize`Change prices`}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (prices.length > 0 && started === undefined) apply();
          }}
        >
          <Stack>
            {offer && !started && <DraftOffer draft={offer} />}
            <Select
              label={$localize`Change`}
              data={ways}
              value={change.operation}
              allowDeselect={false}
              disabled={started !== undefined}
              onChange={(operation) => operation && setChange({ ...change, operation })}
            />
            <NumberInput
              data-autofocus
              label={unit === '%' ? $localize`Per cent` : $localize`Amount in NPR`}
              unit={unit}
              value={change.by}
              min={0}
              disabled={started !== undefined}
              onChange={(by) => setChange({ ...change, by })}
            />
            {change.operation !== 'set' && (
              <Select
                label={$localize`Round to`}
                data={roundings}
                value={String(change.roundTo)}
                allowDeselect={false}
                disabled={started !== undefined}
                onChange={(roundTo) => setChange({ ...change, roundTo: Number(roundTo) })}
              />
            )}
            {shown.length > 0 ? (
              <ChangeTable
                head={$localize`Room`}
                rows={shown.map(({ id, name, before, after, problem }) => ({
                  key: id,
                  name,
                  before: before === null ? '–' : formatNpr(before),
                  after: formatNpr(after),
                  problem,
                }))}
                ticks={ticks}
                disabled={started !== undefined}
              />
            ) : (
              <DimmedText>
                {typeof change.by !== 'number'
                  ? $localize`Each new price is shown here first.`
                  : $localize`This changes no price.`}
              </DimmedText>
            )}
            {started ? (
              <BatchResults
                batch={run}
                label={$localize`Changing prices`}
                heads={[$localize`Room`]}
                actions={
                  <Button variant="default" onClick={close}>
                    {$localize`Close`}
                  </Button>
                }
              />
            ) : (
              <Group justify="flex-end">
                <Button variant="default" onClick={close}>
                  {$localize`:leave a dialog|:Cancel`}
                </Button>
                <Button type="submit" data-confirms disabled={prices.length === 0}>
                  {plural(prices.length, {
                    one: $localize`Change # price`,
                    other: $localize`Change # prices`,
                  })}
                </Button>
              </Group>
            )}
          </Stack>
        </form>
      </Dialog>
      <UnsentGuard name="prices" unsent={unsent} onLeave={close} />
      <RunGuard
        run={run}
        name="room-prices"
        rest={$localize`Leaving stops this. What is done stays; the other prices are not changed.`}
      />
    </>
  );
};
