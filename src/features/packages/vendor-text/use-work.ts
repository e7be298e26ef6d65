import { useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { readItinerary } from '@/domain/nepal/itinerary/read-itinerary';
import type { ItineraryReading } from '@/domain/nepal/itinerary/reading';
import { type Edited, editedFrom, isAsRead } from './edited-text';
import { isBlankWork, noWork, type Work, workIn } from './work';

const discarded = $localize`The text and what was read from it were discarded.`;

/** A vendor's text on the screen: as typed, read and corrected; kept as a draft, and asked about on leaving. */
export const useWork = (name: string) => {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.pathname}?mode=text`);
  const [work, setWork] = useState<Work>(noWork);
  const current = useRef(work);
  /** The corrections before each step, for Undo. */
  const [past, setPast] = useState<readonly Edited[]>([]);
  /** Whether the text is being typed, instead of shown beside what was read. */
  const [typing, setTyping] = useState(true);
  const [done, setDone] = useState(false);
  const [reading, setReading] = useState<ItineraryReading>();

  const show = (next: Work) => {
    current.current = next;
    setWork(next);
  };
  const draft = useDraft(
    key,
    { label: $localize`Itinerary of “${name}:name:” from a text`, name },
    (kept, keep) => {
      const next = workIn(kept);
      if (!next) return;
      show(next);
      setReading(next.read && readItinerary(next.read.text));
      setPast([]);
      setTyping(next.read?.text !== next.text);
      keep(() => ({ values: next }));
    },
  );
  const become = (next: Work) => {
    show(next);
    if (isSignedIn()) draft.keep(() => ({ values: isBlankWork(next) ? {} : next }));
  };
  const dirty = !done && !isBlankWork(work);
  const guard = useLeaveGuard(key, dirty, { origins: ['mode'] });

  const correct = (edited: Edited, step = true) => {
    const { read } = current.current;
    if (!read) return;
    if (step) setPast([...past, read.edited]);
    become({ ...current.current, read: { ...read, edited } });
  };
  const startOver = () => {
    draft.erase();
    show(noWork);
    setPast([]);
    setTyping(true);
    setDone(false);
  };

  return {
    work,
    reading,
    typing,
    done,
    /** Changes the text that is being typed. */
    type: (text: string) => become({ ...current.current, text }),
    /** Reads a text; corrections of an earlier reading can be taken back by Undo. */
    read: (text: string) => {
      const { read, before } = current.current;
      setTyping(false);
      if (read?.text === text) {
        become({ ...current.current, text });
        return;
      }
      if (read && reading && !isAsRead(read.edited, reading))
        draft.discard($localize`The text was read again, without your corrections.`, current.current);
      const found = readItinerary(text);
      setReading(found);
      setPast([]);
      become({ text, read: { text, edited: editedFrom(found) }, before });
    },
    /** Shows the text for typing, or what was read from it. */
    openText: () => setTyping(true),
    closeText: () => setTyping(false),
    /** Changes what was read; `step` is false while typing. */
    correct,
    /** Takes the last step back; typing is undone by its field. */
    undo:
      past.length > 0
        ? () => {
            const before = past.at(-1);
            setPast(past.slice(0, -1));
            if (before) correct(before, false);
          }
        : undefined,
    /** Notes the days of the package before a save, until it is finished. */
    begin: (before: Work['before']) => become({ ...current.current, before }),
    finish: () => {
      show({ ...current.current, before: undefined });
      draft.erase();
      setDone(true);
    },
    /** Everything that was saved was changed back. */
    reopen: () => {
      setDone(false);
      become({ ...current.current, before: undefined });
    },
    startOver,
    offer: isBlankWork(work) ? draft.offer : undefined,
    guard,
    leave: () => {
      if (isBlankWork(current.current)) return;
      draft.discard(discarded, current.current);
      show(noWork);
    },
    discard: () => {
      const lost = current.current;
      startOver();
      draft.discard(discarded, lost);
    },
  };
};
