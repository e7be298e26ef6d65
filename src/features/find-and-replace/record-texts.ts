import { ApiError } from '@/api/errors/api-error';
import type { AnyResource, FieldValues } from '@/api/writes/resource';
import { lazy } from '@/lib/loading/lazy';
import { sameValues } from '@/lib/values/same-values';
import { validationErrors } from '@/lib/values/validation';
import { type StoredText, textsIn, withTexts } from './texts-in';

/** The texts in a record's values that its form can change. */
export const textsOf = ({ bodyOf, fields = {} }: AnyResource, values: FieldValues): StoredText[] => {
  const body = lazy(() => bodyOf(values, values));
  // An image's alt text, for one, is not sent by every kind.
  const isSent = ({ path, text }: StoredText) =>
    !sameValues(body(), bodyOf({ ...values, ...withTexts(values, [{ path, text: `${text}.` }]) }, values));
  return textsIn(values, fields).filter((text) => !text.path.includes('.') || isSent(text));
};

/** Throws if the contract refuses these values. */
export const requireValid = async ({ schema, toValues, bodyOf }: AnyResource, after: FieldValues) => {
  const loaded = await schema?.();
  if (!loaded) throw new ApiError('http', $localize`This cannot be changed here.`);
  const empty = toValues();
  const body = bodyOf({ ...empty, ...after }, empty);
  const [problem] = Object.values(validationErrors(loaded, body, new Set(Object.keys(after))));
  if (problem !== undefined) throw new ApiError('http', problem);
};
