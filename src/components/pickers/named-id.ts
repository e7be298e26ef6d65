import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors/api-error';
import { isRespelled } from '@/lib/files/respelled';
import { joinedByOr } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import { parseRecordId } from '@/lib/records/record-id';
import { latinDigits } from '@/lib/text/digits';
import { fold } from '@/lib/text/fold';
import { typedText } from '@/lib/text/typed-text';
import { listQuery } from './picker-queries';
import type { PickerOption, PickerSource } from './picker-source';

const MOST_MEANT = 3;

const E_MAIL = /^\S+@\S+$/;

/** A text that names no record, or several. */
export class NotNamed extends ApiError {
  /** The records that may be meant, best first. */
  readonly meant: readonly PickerOption[];
  /** Whether it is exactly the name of all of these, or what a spreadsheet makes of it. */
  readonly several: boolean;

  constructor(message: string, meant: readonly PickerOption[], several = false) {
    super('http', message);
    this.meant = meant;
    this.several = several;
  }
}

const quoted = (options: readonly PickerOption[]) => joinedByOr(options.map(({ label }) => `“${label}”`));

/** The records that may be meant by a name that none has. */
const meantBy = async (options: readonly PickerOption[], name: string): Promise<readonly PickerOption[]> => {
  const { rank } = await loadChunk(() => import('@/lib/text/fuzzy'));
  return rank(options, name, ({ label }) => label).slice(0, MOST_MEANT);
};

/**
 * The id of the record of a source that a text names, or is the id or e-mail address of: exactly, or else but for what
 * `fold` ignores, or as a spreadsheet respells it. A number is an id unless a record of a whole list is called so, or a
 * spreadsheet makes it of a name, such as `0123`. Rejects unless it is one.
 */
export const namedId = async (client: QueryClient, source: PickerSource, text: string): Promise<number> => {
  const name = typedText(text);
  const id = parseRecordId(latinDigits(name));
  // A search of the server by a number would find what only contains it.
  if (id !== undefined && source.filter === 'server') return id;
  const { options, partial } = await client.query(listQuery(source, source.filter === 'server' ? name : ''));
  const called = (same: (own: string) => boolean) =>
    options.filter(({ label, hint = '' }) => same(label) || (E_MAIL.test(hint) && same(hint)));
  const exactly = called((own) => own.trim() === name);
  const respelled = exactly.length > 0 ? [] : called((own) => isRespelled(name, own.trim()));
  if (id !== undefined && exactly.length === 0) {
    if (respelled.length === 0) return id;
    const numbered = options.filter(({ value }) => value === id);
    if (partial || numbered.length > 0)
      throw new NotNamed(
        $localize`“${name}:name:” may be an ID, or ${quoted(respelled)}:names: as a spreadsheet writes it. Write the name.`,
        [...respelled, ...numbered],
        true,
      );
  }
  const alike = exactly.length > 0 ? exactly : called((own) => fold(own) === fold(name));
  const named = alike.length > 0 ? alike : respelled;
  const [found, another] = named;
  if (!found) {
    const meant = await meantBy(options, name).catch(() => []);
    const question = meant.length === 0 ? '' : $localize` Is ${quoted(meant)}:meant: meant?`;
    throw new NotNamed(
      $localize`“${name}:name:” was not found.${question}:question: Write the name as it is here, or the ID.`,
      meant,
    );
  }
  if (!another) return found.value;
  throw new NotNamed(
    exactly.length > 0
      ? $localize`“${name}:name:” is the name of several records. Write the ID.`
      : $localize`“${name}:name:” could be ${quoted(named.slice(0, MOST_MEANT))}:named:. Write the name exactly, or the ID.`,
    named,
    exactly.length > 0,
  );
};
