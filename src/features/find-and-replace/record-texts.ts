import { ApiError } from '@/api/errors/api-error';
import type { AnyResource, FieldValues } from '@/api/writes/resource';
import { refusedIn } from '@/components/edit-many/changing';
import { lazy } from '@/lib/loading/lazy';
import { sameValues } from '@/lib/values/same-values';
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
export const requireValid = async (resource: AnyResource, after: FieldValues) => {
  const schema = await resource.schema?.();
  if (!schema) throw new ApiError('http', $localize`This cannot be changed here.`);
  const [problem] = Object.values(refusedIn(resource, schema, after));
  if (problem !== undefined) throw new ApiError('http', problem);
};
