/** Words that are only verbs, so that they count at either end of a name. */
const VERBS = new Set(
  [
    'view see read browse access get fetch search',
    'create add new insert write',
    'update edit change modify replace assign sync attach detach upload download',
    'delete destroy remove trash purge restore revoke',
    'approve reject publish unpublish activate deactivate enable disable verify cancel refund confirm suspend ban',
    'manage impersonate replicate duplicate reorder everything',
  ].flatMap((line) => line.split(' ')),
);
/** Verbs that are also nouns: `store.view` is about a store, `store-list` about listing it. */
const WEAK_VERBS = new Set(['list', 'index', 'show', 'store', 'export', 'import', 'print', 'copy', 'order']);
const BEFORE_VERB = new Set(['force', 'bulk', 'mass', 'soft', 'hard']);
const AFTER_VERB = new Set(['any', 'all', 'own', 'self']);

/** The words of a name: the subject is empty for a verb alone, the action if there is no verb. */
export interface PermissionWords {
  subject: readonly string[];
  action: readonly string[];
}

const words = (text: string) =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll('*', ' everything ')
    .toLowerCase()
    .split(/[-_.:/\s]+/)
    .filter(Boolean);

const isVerb = (word: string | undefined, weak: boolean) =>
  word !== undefined && (weak ? WEAK_VERBS : VERBS).has(word);

/** The number of words at the end that form a verb: two in `package force delete`. */
const verbAtEnd = (all: readonly string[], weak: boolean): number => {
  let place = all.length - 1;
  while (place > 0 && AFTER_VERB.has(all[place] ?? '')) place -= 1;
  if (!isVerb(all[place], weak)) return 0;
  while (place > 0 && BEFORE_VERB.has(all[place - 1] ?? '')) place -= 1;
  return all.length - place;
};

/** The number of words at the start that form a verb: two in `view any package`. */
const verbAtStart = (all: readonly string[], weak: boolean): number => {
  let place = 0;
  while (BEFORE_VERB.has(all[place] ?? '')) place += 1;
  if (!isVerb(all[place], weak)) return 0;
  while (AFTER_VERB.has(all[place + 1] ?? '')) place += 1;
  return place + 1;
};

const splitAtVerb = (all: readonly string[]): PermissionWords | undefined => {
  for (const weak of [false, true]) {
    const atEnd = verbAtEnd(all, weak);
    if (atEnd > 0) return { subject: all.slice(0, -atEnd), action: all.slice(-atEnd) };
    const atStart = verbAtStart(all, weak);
    if (atStart > 0) return { subject: all.slice(atStart), action: all.slice(0, atStart) };
  }
  return undefined;
};

/**
 * Parses a permission's name: `hotel-room-create`, `create hotel rooms`, `hotel_rooms:create`, `can_create_hotel-room`
 * and `HotelRoomCreate` are the same. After a dot, colon or slash a verb need not be known.
 */
export const readPermission = (name: string): PermissionWords => {
  const all = words(name);
  const said = all.length > 1 && all[0] === 'can' ? all.slice(1) : all;
  // Shield writes `hotel::room` for one subject of two words.
  const last = words(name.replaceAll('::', ' ').split(/[.:/]/).at(-1) ?? '');
  const isApart = last.length > 0 && last.length < said.length;
  const apart = { subject: said.slice(0, -last.length), action: last };
  const isVerbApart = isApart && [false, true].some((weak) => verbAtEnd(last, weak) === last.length);
  if (isVerbApart) return apart;
  return splitAtVerb(said) ?? (isApart ? apart : { subject: said, action: [] });
};

/** A key, equal for the singular and plural of a subject; not for display. */
export const subjectKey = (subject: readonly string[]): string =>
  subject
    .map((word) =>
      word
        .replace(/(?<!s)s$/, '')
        .replace(/(?<=[sxz]|[cs]h)e$/, '')
        .replace(/ie$/, 'y')
        .replace(/(?<!s)s$/, ''),
    )
    .join(' ');
