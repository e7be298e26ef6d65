import { toApiError } from '@/api/errors';
import type { DepartureInput, DepartureRecord } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';

interface ReplaceCalls {
  create: (body: DepartureInput) => Promise<{ answer: DepartureRecord; status: number | undefined }>;
  removeOld: () => Promise<unknown>;
  /** Told when the new departure is there and the old one has stayed. */
  onLeftOver: (reason: string) => void;
}

/**
 * Creates a departure in place of another. The new one comes first, so that a failure loses nothing; only a server that
 * refuses two departures on one day has the old one deleted before. An answer other than 201 leaves the old one alone.
 */
export async function replaceDeparture(
  oldDate: PlainDate,
  body: DepartureInput,
  { create, removeOld, onLeftOver }: ReplaceCalls,
): Promise<DepartureRecord> {
  try {
    const { answer, status } = await create(body);
    if (status === 201)
      await removeOld().catch((error: unknown) => {
        onLeftOver(toApiError(error).message);
      });
    return answer;
  } catch (error) {
    const taken = 'departure_date' in toApiError(error).fieldErrors;
    if (!taken || body.departure_date !== oldDate) throw error;
  }
  await removeOld();
  return (await create(body)).answer;
}
