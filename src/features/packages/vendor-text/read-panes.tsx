import { useCallback, useRef, useState } from 'react';
import { Alert, Text } from '@mantine/core';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { useNarrow } from '@/components/hooks/use-narrow';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import type { ItineraryReading } from '@/domain/nepal/itinerary/reading';
import { dayErrors } from '@/features/packages/itinerary/day-rules';
import { plural } from '@/lib/text/plural';
import { Choice } from './choice';
import { DaysPane } from './days-pane';
import type { OpenDoubt } from './doubt-note';
import { DoubtsBar } from './doubts-bar';
import type { Edited } from './edited-text';
import { SaveBar } from './save-bar';
import { fieldKey } from './segments';
import { SourcePane } from './source-pane';
import { useDayEdits } from './use-day-edits';
import type { VendorText } from './use-vendor-text';
import classes from './vendor-text.module.css';

interface ReadPanesProps {
  vendor: VendorText;
  reading: ItineraryReading;
  edited: Edited;
  /** The text that was read. */
  text: string;
}

type Pane = 'text' | 'days';

const clashTexts = {
  'nothing sent': $localize`Somebody else changed the itinerary meanwhile. Nothing was sent.`,
  'not back': $localize`Somebody else changed the itinerary since it was saved. It stays as it is.`,
  differs: $localize`The server’s days differ from what was sent.`,
};

const openDoubts = (text: string, { doubts }: ItineraryReading, { days, checked }: Edited): OpenDoubt[] =>
  doubts.flatMap((doubt, index) => {
    const isShown = doubt.day === undefined || days.some(({ from }) => from.includes(doubt.day ?? -1));
    return isShown && !checked.includes(index)
      ? [{ index, doubt, words: text.slice(doubt.start, doubt.end) }]
      : [];
  });

/** The text beside what was read from it; on a narrow screen, one of them. */
export const ReadPanes = ({ vendor, reading, edited, text }: ReadPanesProps) => {
  const narrow = useNarrow('lg');
  const [pane, setPane] = useState<Pane>('days');
  const [pointed, setPointed] = useState<{ field: string | undefined; inText: boolean }>();
  const [checks, setChecks] = useState(false);
  const [asking, setAsking] = useState(false);
  const [announcement, announce] = useAnnouncer();
  const box = useRef<HTMLDivElement>(null);
  const doubts = openDoubts(text, reading, edited);
  const { placements } = vendor.placed;

  const focusSoon = useCallback((selector: string) => {
    setTimeout(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  }, []);
  const open = useCallback(
    (field: string) => {
      setPane('days');
      focusSoon(`[data-field="${field}"]`);
    },
    [focusSoon],
  );
  const point = useCallback((field: string | undefined) => setPointed({ field, inText: false }), []);
  const pointInText = useCallback((field: string | undefined) => setPointed({ field, inText: true }), []);
  const leadTo = (key: string) => focusSoon(`[data-field="${fieldKey(key, 'title')}"]`);
  /** The focus goes on to the next place to check, as the button of this one disappears. */
  const goOn = (doubt: number) => {
    const places = [...(box.current?.querySelectorAll<HTMLElement>('[data-check]') ?? [])];
    const at = places.findIndex(({ dataset }) => dataset.check === String(doubt));
    const next = (places[at + 1] ?? places[at - 1])?.dataset.check;
    if (next !== undefined) focusSoon(`[data-check="${next}"]`);
  };
  const edits = useDayEdits(vendor, announce, leadTo, goOn);
  const step = (by: 1 | -1) => {
    setPane('days');
    setTimeout(() => {
      const places = [...(box.current?.querySelectorAll<HTMLElement>('[data-check]') ?? [])];
      const at = places.findIndex((place) => place === document.activeElement);
      const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % places.length;
      places.at(next)?.focus();
    });
  };
  const adopt = ({ doubt, words, index }: OpenDoubt) => {
    const above = reading.days.findLastIndex(({ start }) => start < doubt.start);
    const day = edited.days.find(({ from }) => from.includes(above));
    const start = reading.days[above]?.start ?? 0;
    const isBelowList = [...reading.inclusions, ...reading.exclusions].some(
      (item) => item.start > start && item.start < doubt.start,
    );
    if (!day || doubt.code !== 'outside' || isBelowList) return undefined;
    const description = [day.texts.description, words.trim()].filter(Boolean).join('\n');
    return () =>
      vendor.correct({
        ...edited,
        days: edited.days.map((one) =>
          one.key === day.key ? { ...one, texts: { ...one.texts, description } } : one,
        ),
        checked: [...edited.checked, index],
      });
  };
  const save = () => {
    const wrong = placements.some(
      ({ kind, texts }) =>
        (kind === 'new' || kind === 'replaces') && Object.keys(dayErrors(texts)).length > 0,
    );
    setChecks(wrong);
    if (!wrong) {
      // A run that goes on was asked about.
      if (doubts.length > 0 && vendor.run.run.results.length === 0) setAsking(true);
      else vendor.save();
    } else {
      setPane('days');
      focusSoon('[aria-invalid="true"]');
    }
  };
  useSaveKeys(vendor.isReady && !vendor.run.running ? save : () => undefined);

  return (
    <>
      <DoubtsBar
        count={doubts.length}
        disabled={vendor.run.running}
        onStep={step}
        onChangeText={vendor.openText}
      />
      {vendor.clash && (
        <Alert color="warning" role="alert" title={clashTexts[vendor.clash]}>
          {$localize`The days are compared with those of the server now. Look at them again before you save.`}
        </Alert>
      )}
      {narrow && (
        <Choice
          label={$localize`Shown`}
          options={[
            { value: 'text', label: $localize`Text` },
            { value: 'days', label: $localize`Days and lists` },
          ]}
          value={pane}
          onChange={setPane}
        />
      )}
      <div className={classes.panes} data-narrow={narrow || undefined}>
        {(!narrow || pane === 'text') && (
          <SourcePane
            text={text}
            reading={reading}
            edited={edited}
            pointed={pointed?.field}
            follows={pointed?.inText === false}
            onPoint={pointInText}
            onOpen={open}
          />
        )}
        {(!narrow || pane === 'days') && (
          <DaysPane
            ref={box}
            vendor={vendor}
            edited={edited}
            doubts={doubts}
            pointed={pointed?.field}
            checks={checks}
            edits={edits}
            onPoint={point}
            onAdopt={adopt}
          />
        )}
      </div>
      {announcement}
      <SaveBar vendor={vendor} onSave={save} />
      <ConfirmDialog
        opened={asking}
        title={$localize`Save without a look?`}
        confirm={$localize`Save all the same`}
        cancelLabel={$localize`Look at them`}
        color="primary"
        onConfirm={() => {
          vendor.save();
          return Promise.resolve();
        }}
        onClose={() => setAsking(false)}
        onDismiss={() => step(1)}
      >
        <Text size="sm">
          {plural(doubts.length, {
            one: $localize`# place of the text is still to be checked.`,
            other: $localize`# places of the text are still to be checked.`,
          })}
        </Text>
      </ConfirmDialog>
    </>
  );
};
