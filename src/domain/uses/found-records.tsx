import { Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { formatCount } from '@/lib/formats/formats';
import { counted } from '@/lib/text/plural';
import type { FoundUse } from '@/resources/read-uses';
import { stepKey } from './use-replacing';
import classes from './uses.module.css';

/** The most records to render of one kind. */
const SHOWN = 100;

/** The records of one kind that use others, as links. */
export const FoundRecords = ({ found }: { found: FoundUse }) => {
  const { nouns, count = 0, more, link, named, note, fixed } = found;
  const number = counted(count, nouns.one, nouns.other);
  const title = more ? $localize`At least ${number}:number:` : number;
  const rest = named.length - SHOWN;
  return (
    <section aria-label={nouns.other}>
      <Text size="sm" fw={500}>
        {link ? <RecordLink link={link}>{title}</RecordLink> : title}
      </Text>
      {(note ?? fixed) && (
        <Text size="sm" c="dimmed">
          {note} {fixed && $localize`They cannot be made to use another one.`}
        </Text>
      )}
      <ul className={classes.records} aria-label={title}>
        {named.slice(0, SHOWN).map((using) => (
          <li key={stepKey(found, using)} className={classes.record}>
            <bdi>{using.link ? <RecordLink link={using.link}>{using.name}</RecordLink> : using.name}</bdi>
          </li>
        ))}
        {rest > 0 && <li className={classes.record}>{$localize`and ${formatCount(rest)}:rest: more`}</li>}
      </ul>
    </section>
  );
};
