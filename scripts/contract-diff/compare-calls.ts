import { type Call, callsOf } from './calls.ts';
import { type Change, createComparison, effectOf } from './compare-schemas.ts';
import type { Body, Content, Document, Parameter } from './document.ts';
import type { Direction } from './rules.ts';

/** A change, with its call. */
export interface CallChange extends Change {
  call: string;
}

const subjectOf = ({ name = '', in: place = '' }: Partial<Parameter> = {}): string => {
  if (place === 'query') return `?${name}`;
  return place === 'path' ? `{${name}} of the address` : `the ${place} ${name}`;
};

const isSuccess = (status: string) => status.startsWith('2');

/** All changes between two contracts for a client of the older one. */
export const changesBetween = (before: Document, after: Document): CallChange[] => {
  const changes: CallChange[] = [];

  const compareCall = (old: Call, now: Call) => {
    const add = (change: Change) => changes.push({ ...change, call: now.name });
    const sent = createComparison(before, after, 'sent', add);

    const compareContent = (was: Content, is: Content, direction: Direction, place: string) => {
      const compare = direction === 'sent' ? sent : createComparison(before, after, 'answered', add);
      const verb = direction === 'sent' ? 'taken' : 'answered';
      for (const type of Object.keys(was)) {
        if (!is[type]) add({ breaks: true, place, says: `is no longer ${verb} as ${type}.` });
        else compare(was[type]?.schema ?? {}, is[type].schema ?? {}, place);
      }
      for (const type of Object.keys(is)) {
        if (!was[type]) add({ breaks: false, place, says: `may now be ${verb} as ${type}.` });
      }
    };

    /** Whether both sides have a parameter or body; reports the change if not. */
    const isOnBoth = (
      place: string,
      was: Body | Parameter | undefined,
      is: Body | Parameter | undefined,
    ): boolean => {
      const now = is?.required ? 'must be sent.' : 'may be sent.';
      if (!is) add({ breaks: true, place, says: 'is no longer taken.', effect: was && effectOf(was) });
      else if (!was) add({ breaks: is.required === true, place, says: `is new, and ${now}` });
      else if (is.required && !was.required) add({ breaks: true, place, says: 'must now be sent.' });
      else if (was.required && !is.required) add({ breaks: false, place, says: 'may now be left out.' });
      return was !== undefined && is !== undefined;
    };

    const compareSent = () => {
      for (const key of new Set([...old.parameters.keys(), ...now.parameters.keys()])) {
        const [was, is] = [old.parameters.get(key), now.parameters.get(key)];
        if (isOnBoth(subjectOf(was ?? is), was, is))
          sent(was?.schema ?? {}, is?.schema ?? {}, subjectOf(was));
      }
      const place = 'the body';
      if (!old.body && !now.body) return;
      if (isOnBoth(place, old.body, now.body))
        compareContent(old.body?.content ?? {}, now.body?.content ?? {}, 'sent', place);
    };

    const compareAnswers = () => {
      for (const [status, was] of Object.entries(old.answers)) {
        const place = isSuccess(status) ? 'the answer' : `the answer ${status}`;
        const is = now.answers[status];
        if (!is) {
          add({ breaks: isSuccess(status), place: `the status ${status}`, says: 'is no longer answered.' });
          continue;
        }
        compareContent(was.content ?? {}, is.content ?? {}, 'answered', place);
        for (const name of Object.keys(was.headers ?? {}))
          if (!is.headers?.[name])
            add({ breaks: true, place: `the header ${name}`, says: 'is no longer answered.' });
      }
      for (const status of Object.keys(now.answers))
        if (!old.answers[status])
          add({ breaks: false, place: `the status ${status}`, says: 'may now be answered.' });
    };

    if (old.proof !== now.proof) {
      const says =
        now.proof === '' ? 'needs no proof of who calls now.' : 'needs another proof of who calls now.';
      add({ breaks: now.proof !== '', place: now.line, says });
    }
    compareSent();
    compareAnswers();
  };

  const [olds, nows] = [callsOf(before), callsOf(after)];
  for (const [key, old] of olds) {
    const now = nows.get(key);
    if (now) compareCall(old, now);
    else changes.push({ breaks: true, place: old.line, says: 'is no longer there.', call: old.name });
  }
  for (const [key, { line, name }] of nows)
    if (!olds.has(key)) changes.push({ breaks: false, place: line, says: 'is new.', call: name });
  return changes;
};
