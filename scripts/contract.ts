import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

type PathItem = Partial<Record<(typeof methods)[number], { operationId: string; tags: [string] }>>;

export interface Contract {
  paths: Record<string, PathItem>;
}

/** The contract as plain data. */
export const readContract = (file = 'openapi/admin.yaml') => parse(readFileSync(file, 'utf8')) as Contract;

/** Every operation of the contract, in its order. */
export const operationsOf = (contract: Contract): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ operationId: operation.operationId, method: method.toUpperCase(), path, tag: operation.tags[0] }]
        : [];
    }),
  );
