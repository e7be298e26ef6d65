import { Badge, Button, Group, Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { LinkText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { Fold } from '@/components/screen/fold';
import { ChangeText } from '@/components/text/change-text';
import type { Entry } from '@/domain/history/entry';
import { plural } from '@/lib/text/plural';
import classes from './history.module.css';
import { isUndoable } from './restorable';
import { subjectAt } from './subject';
import { changeText } from './value-text';
import { namedOf } from './words';

const colors = {
  changed: 'gray',
  created: 'success',
  deleted: 'danger',
  approved: 'success',
  cancelled: 'warning',
};

const kindLabels = {
  changed: $localize`:a kind of change|:changed`,
  created: $localize`created`,
  deleted: $localize`:a kind of change|:deleted`,
  approved: $localize`approved`,
  cancelled: $localize`cancelled`,
};

interface EntryItemProps {
  entry: Entry;
  /** The record was deleted since: there is nothing to lead to. */
  gone: boolean;
  onUndo: (entry: Entry) => void;
  onRestore: (entry: Entry) => void;
}

const Changes = ({ changes }: Pick<Entry, 'changes'>) => (
  <ul className={classes.changes}>
    {changes.map((change) => {
      const { label, from, to } = changeText(change);
      return (
        <li key={change.field}>
          <span className={classes.label}>{label}</span>{' '}
          {to === undefined ? $localize`changed` : <ChangeText from={from} to={to} />}
        </li>
      );
    })}
  </ul>
);

/** A write: its record, what it changed, and what can be done about it. */
export const EntryItem = ({ entry, gone, onUndo, onRestore }: EntryItemProps) => {
  const { kind, changes, unsure, undone, restored } = entry;
  const { link, record } = subjectAt(entry.path);
  const { noun, called } = namedOf(entry);
  const isGone = gone || kind === 'deleted';
  const name = <bdi className={classes.name}>{called || noun}</bdi>;
  const notes = [
    unsure && $localize`The answer was lost: it may not have been saved.`,
    undone !== undefined && $localize`Undone since.`,
    restored && $localize`Restored as new.`,
  ].filter(Boolean);
  return (
    <div className={classes.entry}>
      <div className={classes.what}>
        <Group gap={6} wrap="wrap">
          <Badge variant="light" size="sm" color={colors[kind]}>
            {kindLabels[kind]}
          </Badge>
          {called !== '' && <span className={classes.noun}>{noun}</span>}
          {link && !isGone ? <RecordLink link={link}>{name}</RecordLink> : name}
          <LinkText
            {...linkOptions({ to: '/history', search: { record } })}
            fz="xs"
            c="dimmed"
            aria-label={$localize`All its changes: ${called || noun}:called:`}
          >
            {$localize`All its changes`}
          </LinkText>
        </Group>
        {kind === 'created' && changes.length > 0 ? (
          <Fold
            title={plural(changes.length, { one: $localize`With # field`, other: $localize`With # fields` })}
          >
            <Changes changes={changes} />
          </Fold>
        ) : (
          changes.length > 0 && <Changes changes={changes} />
        )}
        {notes.length > 0 && (
          <Text size="xs" c="dimmed">
            {notes.join(' ')}
          </Text>
        )}
      </div>
      {!isGone && isUndoable(entry) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={$localize`Undo the change of ${called || noun}:called:`}
          onClick={() => onUndo(entry)}
        >
          {$localize`Undo`}
        </Button>
      )}
      {kind === 'deleted' && entry.whole && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={$localize`Restore as new: ${called || noun}:called:`}
          onClick={() => onRestore(entry)}
        >
          {$localize`Restore as new`}
        </Button>
      )}
    </div>
  );
};
