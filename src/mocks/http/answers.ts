import { HttpResponse } from 'msw';

export type FieldErrors = Record<string, string[]>;

/** A 422 as in the contract; handlers throw it. */
export const refusal = (errors: FieldErrors) =>
  HttpResponse.json({ message: 'The given data was invalid.', errors }, { status: 422 });

export const notFound = () => HttpResponse.json({ message: 'This record does not exist.' }, { status: 404 });

export const unauthorized = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });

export const forbidden = () =>
  HttpResponse.json({ message: 'Your role does not allow this.' }, { status: 403 });

/** A 409: other records refer to this one. */
export const conflict = (message: string) => HttpResponse.json({ message }, { status: 409 });
