import { useMemo, useState } from 'react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { readItinerary } from '@/domain/nepal/itinerary/read-itinerary';
import type { ItineraryReading } from '@/domain/nepal/itinerary/reading';
import type { Day } from '@/features/packages/itinerary/days';
import type { ListName, ReadList, ReadText, Source } from '@/features/packages/itinerary/source';
import { useItinerary } from '@/features/packages/itinerary/use-itinerary';
import { packageResource } from '@/features/packages/package-values';
import type { Package } from '@/generated/model';
import { joinedByAnd } from '@/lib/formats/formats';
import { packageArea } from '@/resources/packages';
import { listInWords } from './list-items';
import { changedLists, listNames, type Lists, listsEdit } from './lists-edit';
import { daysWithText } from './read-days';
import { newlyRead, sourceIn } from './read-text';

/** A vendor's text against a package: its days are unsaved ones of the itinerary, its items are saved after them. */
export const useVendorText = (record: Package) => {
  const { id, name } = record;
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => `${router.state.location.pathname}?mode=text`);
  /** Whether the text is being typed, instead of shown beside what was read. */
  const [typing, setTyping] = useState(false);
  const lists = useMemo((): Lists => {
    const { includes, excludes } = packageResource.toValues(record);
    return { includes, excludes };
  }, [record]);
  const areUnreadable = listNames.some((list) => isUnreadable(record, list));

  const afterDays = ({ read }: Source) => {
    const changed = read && !areUnreadable ? changedLists(lists, read) : [];
    return read && changed.length > 0
      ? {
          words: joinedByAnd(changed.map((list) => listInWords(list, read[list], lists[list]))),
          key: JSON.stringify(changed.map((list) => read[list])),
          edit: () => listsEdit(id, lists, read),
        }
      : undefined;
  };
  const itinerary = useItinerary(record, {
    path,
    label: $localize`Itinerary of “${name}:name:” from a text`,
    sourceIn,
    afterDays,
    onSaved: () => void navigate({ ...packageArea.open(id), hash: 'itinerary', ignoreBlocker: true }),
  });
  const { days, base, source, put } = itinerary;
  const read = source?.read;
  const text = read?.text;
  /** A text that was just read; that of a draft is read when it is shown. */
  const [justRead, setJustRead] = useState<{ text: string; reading: ItineraryReading }>();
  const reading = useMemo(() => {
    if (text === undefined) return undefined;
    return justRead?.text === text ? justRead.reading : readItinerary(text);
  }, [text, justRead]);

  const choose = (change: Partial<ReadText>, step?: 'step' | 'typing', next = days) => {
    if (source && read) put(next, { ...source, read: { ...read, ...change } }, step);
  };
  return {
    itinerary,
    lists,
    areUnreadable,
    reading,
    read,
    typed: source?.typed ?? '',
    typing: typing || !read,
    type: (typed: string) =>
      put(days, typed.trim() === '' && !read ? undefined : { ...source, typed }, 'typing'),
    /** Reads a text; what was corrected of an earlier reading is a step back. */
    readText: (typed: string) => {
      setTyping(false);
      if (text === typed) {
        put(days, { ...source, typed }, 'typing');
        return;
      }
      const found = readItinerary(typed);
      const next = newlyRead(typed, found);
      setJustRead({ text: typed, reading: found });
      put(daysWithText(found, base, next).days, { typed, read: next }, read ? 'step' : 'typing');
    },
    openText: () => setTyping(true),
    /** Shows what was read; undefined if nothing was. */
    closeText: read && (() => setTyping(false)),
    /** Puts the days of the text elsewhere among those of the package, as they were read. */
    place: (where: Pick<ReadText, 'way' | 'first'>) => {
      if (reading && source && read)
        put(daysWithText(reading, base, where).days, { ...source, read: { ...read, ...where } });
    },
    /** Ticks a doubt off, with days that settle it. */
    check: (doubt: number, settled?: readonly Day[]) =>
      choose({ checked: [...(read?.checked ?? []), doubt] }, 'step', settled),
    setList: (list: ListName, next: ReadList, step?: 'step' | 'typing') => choose({ [list]: next }, step),
  };
};

export type VendorText = ReturnType<typeof useVendorText>;
