import { created201, withStatus } from '@/api/created';
import { ApiError, isGone, isNoNews, reasonOf, toApiError } from '@/api/errors';
import type { RequestOptions } from '@/api/http';
import { savedId } from '@/api/saved-id';
import { dayName } from '@/components/day-in-words';
import { display } from '@/components/display';
import type { Departure, DepartureInput, DepartureRecord } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';

interface ReplaceCalls {
  create: (body: DepartureInput, options: Pick<RequestOptions, 'onStatus'>) => Promise<DepartureRecord>;
  remove: (id: number) => Promise<unknown>;
  /** Called when the new departure was created but the old one is left; not after the session has ended. */
  onLeftOver: (reason: string) => void;
  /** The day that it is when a call is refused. */
  today: () => PlainDate;
}

/** A departure as it was, as the API takes it. */
const bodyOf = ({ departure_date, discount_percent, offer_title, status }: Departure): DepartureInput => ({
  departure_date,
  discount_percent: discount_percent ?? 0,
  ...(offer_title ? { offer_title } : {}),
  status,
});

const inWords = ({ departure_date, discount_percent, offer_title }: Departure) =>
  [
    dayName(departure_date, display.get().calendar),
    discount_percent ? `${discount_percent}%` : '',
    offer_title ? `“${offer_title}”` : '',
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Whether the old departure alone can be why the new one was refused: they have the same day, nothing but the day was
 * refused, and it was not refused for being past.
 */
const isInTheWay = (old: Departure, body: DepartureInput, today: PlainDate, error: ApiError) =>
  error.status === 422 &&
  Object.keys(error.fieldErrors).join() === 'departure_date' &&
  body.departure_date === old.departure_date &&
  old.departure_date >= today;

/**
 * Gives the call that creates a departure in place of `old`, also again after a failure. The new one comes first, so that
 * a failure loses nothing; only a server that refuses two departures on one day has the old one deleted before, and if
 * the new one is refused even then, the old one is created again. An answer other than 201 leaves the old one alone.
 */
export const replacing = (old: Departure, { create, remove, onLeftOver, today }: ReplaceCalls) => {
  // The old departure, if it exists: created again it has another id, which not every server returns.
  let standing: Departure | undefined = old;
  let leftUnknown = false;

  const removeOld = async () => {
    if (!standing) return;
    await remove(standing.id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    standing = undefined;
  };
  const restore = async (lost: Departure): Promise<string> => {
    try {
      const id = savedId(await created201((options) => create(bodyOf(lost), options)));
      standing = id === undefined ? undefined : { ...lost, id };
      leftUnknown = id === undefined;
      return 'The old departure had been deleted and was created again.';
    } catch (error) {
      return `The old departure (${inWords(lost)}) is gone: it had been deleted and could not be created again. ${reasonOf(error)}`;
    }
  };

  return async (body: DepartureInput, onStatus: (status: number) => void): Promise<DepartureRecord> => {
    try {
      const { answer, status } = await withStatus((options) => create(body, options));
      if (status !== undefined) onStatus(status);
      if (status === 201 && leftUnknown)
        onLeftOver('It had been created again, and the server did not say under which id.');
      else if (status === 201)
        await removeOld().catch((error: unknown) => {
          if (!isNoNews(error)) onLeftOver(reasonOf(error));
        });
      return answer;
    } catch (error) {
      if (!standing || !isInTheWay(standing, body, today(), toApiError(error))) throw error;
    }
    const lost = standing;
    await removeOld();
    try {
      return await create(body, { onStatus });
    } catch (thrown) {
      const { kind, message, status, fieldErrors } = toApiError(thrown);
      throw new ApiError(kind, `${message} ${await restore(lost)}`, { status, fieldErrors });
    }
  };
};
