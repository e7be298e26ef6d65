import { Text } from '@mantine/core';
import type { UsingRecord } from '@/components/dialogs/record-uses-context';
import { RecordLink } from '@/components/links/record-link';
import type { StepResult } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import { counted } from '@/lib/text/plural';
import type { FoundUse } from '@/resources/read-uses';
import { type ReplacingRun, stepKey } from './use-replacing';
import classes from './uses.module.css';

/** The most records to render of one kind. */
const SHOWN = 100;

type Result = ReplacingRun['run']['results'][number];

const stateText = ({ state, outcome, reason }: StepResult<Result['step']>): string | undefined => {
  if (state === 'running') return $localize`Replacing…`;
  if (state === 'failed') return reason;
  if (state !== 'done') return undefined;
  if (outcome === 'gone') return $localize`Was deleted meanwhile`;
  return outcome === 'unused' ? $localize`No longer uses it` : $localize`Replaced`;
};

const Using = ({ using, result }: { using: UsingRecord; result: Result | undefined }) => {
  const text = result && stateText(result);
  return (
    <li className={classes.record}>
      <bdi>{using.link ? <RecordLink link={using.link}>{using.name}</RecordLink> : using.name}</bdi>
      {text !== undefined && (
        <Text size="sm" c={result?.state === 'failed' ? 'danger' : 'dimmed'} span>
          {text}
        </Text>
      )}
    </li>
  );
};

interface FoundRecordsProps {
  found: FoundUse;
  /** What became of each, by the key of its step. */
  results: ReadonlyMap<string, Result>;
}

/** The records of one kind that use others, as links; those whose change failed come first. */
export const FoundRecords = ({ found, results }: FoundRecordsProps) => {
  const { nouns, count = 0, more, link, named, note, fixed } = found;
  const number = counted(count, nouns.one, nouns.other);
  const title = more ? $localize`At least ${number}:number:` : number;
  const rows = named.map((using) => ({ using, result: results.get(stepKey(found, using)) }));
  const isFailed = ({ result }: (typeof rows)[number]) => result?.state === 'failed';
  const sorted = [...rows.filter(isFailed), ...rows.filter((row) => !isFailed(row))];
  const rest = sorted.length - SHOWN;
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
        {sorted.slice(0, SHOWN).map(({ using, result }) => (
          <Using key={stepKey(found, using)} using={using} result={result} />
        ))}
        {rest > 0 && <li className={classes.record}>{$localize`and ${formatCount(rest)}:rest: more`}</li>}
      </ul>
    </section>
  );
};
