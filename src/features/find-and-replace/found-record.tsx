import { memo } from 'react';
import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { plural } from '@/lib/text/plural';
import classes from './find.module.css';
import { type FoundRecord as Found, placeKey, placeKeys } from './found';
import type { TextPlace } from './text-places';

interface PlaceProps {
  label: string;
  place: TextPlace;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A place: the field, and its words before and after, in what is around it. */
const Place = ({ label, place, checked, disabled, onChange }: PlaceProps) => {
  const words = (
    <>
      <span className={classes.field}>{label}</span>{' '}
      <bdi>
        {place.before}
        <del className={classes.old}>{place.old}</del>
        {!place.isSplit && (
          <>
            <VisuallyHidden>
              {place.new === '' ? $localize` is removed ` : $localize` becomes `}
            </VisuallyHidden>
            {place.new !== '' && <ins className={classes.new}>{place.new}</ins>}
          </>
        )}
        {place.after}
      </bdi>
    </>
  );
  return (
    <li className={classes.place}>
      {place.isSplit ? (
        <div className={classes.split}>
          {words}
          <Text size="xs" c="dimmed">
            {$localize`Formatting begins or ends within these words: change them in the text’s own form.`}
          </Text>
        </div>
      ) : (
        <Checkbox
          size="xs"
          label={words}
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
    </li>
  );
};

interface FoundRecordProps {
  found: Found;
  /** The keys of its places that are ticked, joined by line breaks. */
  ticked: string;
  /** Something is being replaced. */
  disabled: boolean;
  /** Why it could not be changed. */
  reason: string | undefined;
  /** The number of places that were replaced. */
  replaced: number;
  onTick: (places: readonly string[], ticked: boolean) => void;
}

/** A record with its places, each to be ticked, and what became of it. */
export const FoundRecord = memo(({ found, ticked, disabled, reason, replaced, onTick }: FoundRecordProps) => {
  const { record, texts } = found;
  const all = placeKeys(found);
  const chosen = new Set(ticked.split('\n'));
  const count = all.filter((key) => chosen.has(key)).length;
  const name = <bdi className={classes.name}>{record.name}</bdi>;
  return (
    <li className={classes.record}>
      <div className={classes.head}>
        {all.length > 0 && (
          <Checkbox
            size="xs"
            aria-label={$localize`All places of “${record.name}:name:”`}
            checked={count === all.length}
            indeterminate={count > 0 && count < all.length}
            disabled={disabled}
            onChange={() => onTick(all, count < all.length)}
          />
        )}
        <span className={classes.called}>
          {record.link ? <RecordLink link={record.link}>{name}</RecordLink> : name}
          {record.within !== undefined && <bdi className={classes.within}>{record.within}</bdi>}
        </span>
        {replaced > 0 && (
          <Text size="xs" c="var(--mantine-color-success-text)" span>
            {plural(replaced, {
              one: $localize`Replaced in # place`,
              other: $localize`Replaced in # places`,
            })}
          </Text>
        )}
      </div>
      {reason !== undefined && (
        <Text size="sm" c="danger" className={classes.reason}>
          {reason}
        </Text>
      )}
      {texts.length > 0 && (
        <ul className={classes.places} aria-label={$localize`Places in “${record.name}:name:”`}>
          {texts.flatMap(({ text, places }) =>
            places.map((place) => {
              const key = placeKey(record, text, place);
              return (
                <Place
                  key={key}
                  label={text.label}
                  place={place}
                  checked={chosen.has(key)}
                  disabled={disabled}
                  onChange={(checked) => onTick([key], checked)}
                />
              );
            }),
          )}
        </ul>
      )}
    </li>
  );
});
