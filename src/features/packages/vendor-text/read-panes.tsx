import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Alert, Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { richTextOf } from '@/components/edit-many/rich-text-of';
import { useNarrow } from '@/components/hooks/use-narrow';
import { Segments } from '@/components/screen/segments';
import type { ItineraryReading } from '@/domain/nepal/itinerary/reading';
import type { Day } from '@/features/packages/itinerary/days';
import { DayList, type useBuilder } from '@/features/packages/itinerary/itinerary-builder';
import type { DayTexts } from '@/features/packages/itinerary/itinerary-values';
import { textsOf } from '@/features/packages/itinerary/plan';
import type { DaysWay, ReadText } from '@/features/packages/itinerary/source';
import { formatCount } from '@/lib/formats/formats';
import { readNumber } from '@/lib/numbers/read-number';
import { plainText } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import { DoubtNote, DoubtsBar, type OpenDoubt } from './doubts';
import { ListCard } from './list-card';
import { listNames } from './lists-edit';
import { daysWithText } from './read-days';
import { fieldKey } from './segments';
import { SourcePane } from './source-pane';
import type { VendorText } from './use-vendor-text';
import classes from './vendor-text.module.css';

interface PlacingBarProps {
  read: ReadText;
  /** The number of days that the package has. */
  count: number;
  disabled: boolean;
  onPlace: VendorText['place'];
}

/** Asks how the days of the text meet those of the package. */
const PlacingBar = ({ read: { way, first }, count, disabled, onPlace }: PlacingBarProps) => {
  const ways: { value: DaysWay; label: string }[] = [
    { value: 'replace', label: $localize`Replace what differs` },
    { value: 'append', label: $localize`Add after day ${formatCount(count)}:count:` },
  ];
  return (
    <div className={classes.placing}>
      <Segments
        label={$localize`Days of the text`}
        choices={ways}
        value={way}
        disabled={disabled}
        onChange={(chosen) => onPlace({ way: chosen, first })}
      />
      {way === 'replace' && (
        <TextInput
          label={$localize`From day`}
          classNames={{ root: classes.first, wrapper: classes.firstNumber }}
          size="xs"
          inputMode="numeric"
          value={first}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const typed = readNumber(currentTarget.value, { decimals: 0 });
            const day = typed.kind === 'number' ? typed.value : 1;
            onPlace({ way, first: Math.min(Math.max(day, 1), count + 1) });
          }}
        />
      )}
    </div>
  );
};

const LONGEST = 140;

/** What the package has in place of a day. */
const formerText = ({ title, duration, accommodation, description }: DayTexts) => {
  const text = [title, duration, accommodation, plainText(description)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' · ');
  return $localize`Now: ${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}:part:`;
};

interface ReadPanesProps {
  vendor: VendorText;
  builder: ReturnType<typeof useBuilder>;
  read: ReadText;
  reading: ItineraryReading;
  doubts: readonly OpenDoubt[];
}

/** The text beside the days and lists that were read from it; on a narrow screen, one of them. */
export const ReadPanes = ({ vendor, builder, read, reading, doubts }: ReadPanesProps) => {
  const { itinerary } = vendor;
  const { days, base, marks, running } = itinerary;
  const narrow = useNarrow('lg');
  const [pane, setPane] = useState<'text' | 'days'>('days');
  const [pointed, setPointed] = useState<{ field: string | undefined; inText: boolean }>();
  const box = useRef<HTMLDivElement>(null);
  const pointInText = useCallback((field: string | undefined) => setPointed({ field, inText: true }), []);
  const [pointedKey] = pointed?.inText ? (pointed.field?.split(' ') ?? []) : [];
  const pointAt = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof Element)) return;
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const name = target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
    const field = key === undefined ? undefined : fieldKey(key, name);
    if (pointed?.inText !== false || pointed.field !== field) setPointed({ field, inText: false });
  };
  const open = (place: string) => {
    const [key = '', field] = place.split(' ');
    setPane('days');
    if (days.some((day) => day.key === key)) builder.actions.open(key, field as keyof DayTexts);
    else
      setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-key="${key}"] [data-field]`)?.focus());
  };
  const checks = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-check]') ?? [])];
  const step = (by: 1 | -1) => {
    setPane('days');
    setTimeout(() => {
      const places = checks();
      const at = places.findIndex((place) => place === document.activeElement);
      places.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % places.length)?.focus();
    });
  };
  /** The focus goes on to the next place to check, as the button of this one disappears. */
  const check = (doubt: number) => {
    const places = checks();
    const at = places.findIndex(({ dataset }) => dataset.check === String(doubt));
    const next = places[at + 1] ?? places[at - 1];
    vendor.check(doubt);
    setTimeout(() => next?.focus());
  };
  /** Adds words that belong to no day to the description of the day above them. */
  const adopt = ({ doubt, words, index }: OpenDoubt) => {
    const above = reading.days.findLastIndex(({ start }) => start < doubt.start);
    const day = days.find((one) => one.read?.includes(above));
    const start = reading.days[above]?.start ?? 0;
    const isBelowList = [...reading.inclusions, ...reading.exclusions].some(
      (item) => item.start > start && item.start < doubt.start,
    );
    if (!day || doubt.code !== 'outside' || isBelowList) return undefined;
    const description = `${day.description}${richTextOf(words.trim())}`;
    return () =>
      vendor.check(
        index,
        days.map((one) => (one.key === day.key ? { ...one, description } : one)),
      );
  };
  const byDay = Map.groupBy(doubts, ({ doubt }) => doubt.day);
  const outside = byDay.get(undefined) ?? [];
  const noteOf = (day: Day): ReactNode => {
    const was = marks.get(day.key) === 'changed' ? base.find(({ id }) => id === day.from) : undefined;
    const own = day.read?.flatMap((index) => byDay.get(index) ?? []) ?? [];
    return day.read && (was ?? own[0]) ? (
      <>
        {was && (
          <Text size="xs" c="dimmed" className={classes.former}>
            <bdi>{formerText(textsOf(was))}</bdi>
          </Text>
        )}
        {own.map((one) => (
          <DoubtNote key={one.index} open={one} disabled={running} onCheck={check} />
        ))}
      </>
    ) : undefined;
  };
  const { way, first } = read;
  // Not at each keystroke: all days are put into words for it.
  const { listed } = useMemo(() => daysWithText(reading, base, { way, first }), [reading, base, way, first]);

  return (
    <>
      <DoubtsBar count={doubts.length} disabled={running} onStep={step} onChangeText={vendor.openText} />
      {narrow && (
        <Segments
          label={$localize`Shown`}
          choices={[
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
            read={read}
            reading={reading}
            days={days}
            pointed={pointed?.field}
            follows={pointed?.inText === false}
            onPoint={pointInText}
            onOpen={open}
          />
        )}
        {(!narrow || pane === 'days') && (
          <div
            ref={box}
            className={classes.days}
            onFocus={pointAt}
            onMouseOver={pointAt}
            onMouseLeave={() => setPointed(undefined)}
          >
            {outside.length > 0 && (
              <Paper withBorder className={classes.box} role="group" aria-label={$localize`Not read`}>
                <Title order={2} size="h5">
                  {$localize`Not read`}
                </Title>
                {outside.map((one) => {
                  const onAdopt = adopt(one);
                  return (
                    <DoubtNote key={one.index} open={one} disabled={running} onCheck={check}>
                      {onAdopt && (
                        <Button size="compact-xs" variant="subtle" disabled={running} onClick={onAdopt}>
                          {$localize`Add to the day above`}
                        </Button>
                      )}
                    </DoubtNote>
                  );
                })}
              </Paper>
            )}
            <Group gap="xs" justify="space-between">
              <Title order={2} size="h5">
                {plural(reading.days.length, {
                  one: $localize`# day was read`,
                  other: $localize`# days were read`,
                })}
              </Title>
              {base.length > 0 && reading.days.length > 0 && (
                <PlacingBar read={read} count={base.length} disabled={running} onPlace={vendor.place} />
              )}
            </Group>
            {reading.days.length === 0 && (
              <Alert color="warning" role="status" title={$localize`No days were found`}>
                {$localize`A day begins with its number or date at the start of a line, such as “Day 1”, “दिन १” or “12 March”. Change the text, or add the days by hand.`}
              </Alert>
            )}
            {listed > 0 && (
              <Text size="sm" role="status">
                {plural(listed, {
                  one: $localize`# day of the text is one that the package has. It was not added.`,
                  other: $localize`# days of the text are such as the package has. They were not added.`,
                })}
              </Text>
            )}
            {!itinerary.dirty && reading.days.length > 0 && (
              <Text size="sm" role="status">
                {$localize`The package has all of this. There is nothing to save.`}
              </Text>
            )}
            <Paper withBorder className={classes.dayList}>
              <DayList builder={builder} noteOf={noteOf} pointed={pointedKey}>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={14} />}
                  disabled={running}
                  onClick={() => builder.add(1)}
                >
                  {$localize`Add day`}
                </Button>
              </DayList>
            </Paper>
            {vendor.areUnreadable ? (
              <Alert
                color="warning"
                role="status"
                title={$localize`The package’s lists could not be read, so none is changed`}
              />
            ) : (
              listNames.map(
                (name) =>
                  read[name].items.length > 0 && (
                    <ListCard
                      key={name}
                      name={name}
                      list={read[name]}
                      html={vendor.lists[name]}
                      pointed={pointedKey}
                      disabled={running}
                      onChange={(list, step) => vendor.setList(name, list, step)}
                    />
                  ),
              )
            )}
            {listNames.every((name) => read[name].items.length === 0) && (
              <Text size="xs" c="dimmed">
                {$localize`No list of inclusions or exclusions was found.`}
              </Text>
            )}
          </div>
        )}
      </div>
    </>
  );
};
