import { ApiError, isGone, isSilent, reasonOf, toApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { isCreated, requireCreated } from '@/api/writes/created';
import { dayName } from '@/components/text/day-in-words';
import { display } from '@/components/text/display';
import type { Departure, DepartureInput, DepartureRecord } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';

interface ReplaceCalls {
  create: (body: DepartureInput) => Promise<DepartureRecord>;
  remove: (id: number) => Promise<unknown>;
  /** Called if the new departure was created but the old one could not be deleted; not after the session has ended. */
  onLeftOver: (reason: string) => void;
  /** Today at the time of a refusal. */
  today: () => PlainDate;
}

/** The request body of an existing departure. */
const bodyOf = ({ departure_date, discount_percent, offer_title, status }: Departure): DepartureInput => ({
  departure_date,
  discount_percent: discount_percent ?? 0,
  ...(offer_title ? { offer_title } : {}),
  status,
});

const inWords = ({ departure_date, discount_percent, offer_title }: Departure) =>
  [
    dayName(departure_date, display.get().calendar),
    discount_percent ? `${formatCount(discount_percent)}%` : '',
    offer_title ? `“${offer_title}”` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Whether only the old departure can cause the refusal: equal dates, only the date was refused, and it is not past. */
const isInTheWay = (old: Departure, body: DepartureInput, today: PlainDate, error: ApiError) =>
  error.status === 422 &&
  Object.keys(error.fieldErrors).join() === 'departure_date' &&
  body.departure_date === old.departure_date &&
  old.departure_date >= today;

/**
 * Returns the call that creates a departure in place of `old`, also for retries. The new one is created first, so that
 * a failure loses nothing; only if a server refuses two departures on one date is the old one deleted before, and
 * created again if the new one is refused even then. After a response that does not show the new one the old one is kept.
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
      const id = savedId(await requireCreated(create(bodyOf(lost))));
      standing = id === undefined ? undefined : { ...lost, id };
      leftUnknown = id === undefined;
      return $localize`The old departure had been deleted and was created again.`;
    } catch (error) {
      return $localize`The old departure (${inWords(lost)}:inWords:) is gone: it had been deleted and could not be created again. ${reasonOf(error)}:reason:`;
    }
  };

  return async (body: DepartureInput): Promise<DepartureRecord> => {
    try {
      const answer = await create(body);
      const created = isCreated(answer);
      if (created && leftUnknown)
        onLeftOver($localize`It had been created again, and the server did not say under which id.`);
      else if (created)
        await removeOld().catch((error: unknown) => {
          if (!isSilent(error)) onLeftOver(reasonOf(error));
        });
      return answer;
    } catch (error) {
      if (!standing || !isInTheWay(standing, body, today(), toApiError(error))) throw error;
    }
    const lost = standing;
    await removeOld();
    try {
      return await create(body);
    } catch (thrown) {
      const { kind, message, status, fieldErrors } = toApiError(thrown);
      throw new ApiError(kind, `${message} ${await restore(lost)}`, { status, fieldErrors });
    }
  };
};
