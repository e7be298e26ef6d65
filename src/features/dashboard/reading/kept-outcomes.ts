import { isSavedBelow } from '@/lib/dates/saved-since';
import { language } from '@/lib/languages/language';
import { version } from '@/lib/loading/version';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import type { ReadOutcome, ReadResult, ReadStep } from './read-step';

/** How long an outcome is used again, in milliseconds: a day. */
const LONGEST = 24 * 60 * 60 * 1000;

interface Kept {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  /** That of its step. */
  sign: string;
  outcome: ReadOutcome;
}

interface Outcomes {
  /** The build and the language that wrote them: those of another one may have another shape, or have other texts. */
  build: string;
  byKey: Readonly<Record<string, Kept>>;
}

const kept = createLocalSetting('home-outcomes', (stored): Outcomes => {
  const build = `${version()} ${language}`;
  const known = isRecord(stored) && stored.build === build && isRecord(stored.byKey);
  return { build, byKey: known ? (stored.byKey as Outcomes['byKey']) : {} };
});

/** What an earlier reading found out about a record whose row is the same, and that was not saved here since. */
export const keptOutcome = ({ key, sign }: ReadStep): ReadOutcome | undefined => {
  const before = kept.get().byKey[key];
  if (before === undefined || before.sign !== sign) return undefined;
  const { at, outcome } = before;
  return Date.now() - at < LONGEST && !isSavedBelow(String(key), at) ? outcome : undefined;
};

/** Keeps the outcomes of steps with a sign for the next reading; those of the last one, unless this one is whole. */
export const keepOutcomes = (results: readonly ReadResult[], at: number, whole: boolean): void => {
  const { build, byKey } = kept.get();
  const entries = results.flatMap(({ step: { key, sign }, outcome }) => {
    if (sign === undefined || outcome === undefined) return [];
    const before = byKey[key];
    return [[key, before?.outcome === outcome ? before : { at, sign, outcome }] as const];
  });
  kept.set({ build, byKey: { ...(whole ? {} : byKey), ...Object.fromEntries(entries) } });
};
