import type { FormResource } from '@/api/writes/resource';
import type { JsonSchema, Operation } from '@/mocks/contract/walk';
import { OPERATIONS } from '@/mocks/contract/walk';

type Values = Record<string, unknown>;

type Written = Required<FormResource<{ id: number }, Values>>;

/** A resource of any kind: it can read, create and change records. */
export interface AnyResource
  extends Omit<Written, 'schema' | 'list'>, Pick<FormResource<{ id: number }, Values>, 'schema' | 'list'> {
  update: (id: number, fields: object) => Promise<unknown>;
}

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'saveChanges' in value && 'bodyOf' in value;

/** A resource, or that of the first parent record (`faqsOf(1)`). */
const resourceIn = (name: string, value: unknown): AnyResource | undefined => {
  if (isResource(value)) return value;
  if (typeof value !== 'function' || !name.endsWith('Of')) return undefined;
  const made: unknown = (value as (parent: number) => unknown)(1);
  return isResource(made) ? made : undefined;
};

const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*-values.ts', { eager: true });

/** Every resource of the features, including future ones: all exports of `*-values` modules. */
export const RESOURCES = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => {
    const found = resourceIn(name, value);
    return found ? [[name, found] as const] : [];
  });

const pattern = ({ path }: Operation) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The operation of a call. */
export const operationOf = (method: string, url: string): Operation | undefined =>
  OPERATIONS.find((operation) => operation.method === method && pattern(operation).test(url));

/** The schema of the body that creates a record of this collection. */
export const createSchemaAt = (collection: string): JsonSchema =>
  operationOf('POST', collection)?.bodySchema ?? {};
