import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { JsonSchema } from '../../src/api/tolerant/shape-of.ts';

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** The schema of its success response, if that is JSON. */
  answer: JsonSchema | undefined;
}

const methods = ['get', 'post', 'patch', 'delete'] as const;

interface RawOperation {
  operationId: string;
  tags: [string];
  parameters?: object[];
  /** The fields that a list is ordered by; those of its filters and the status by default. */
  'x-sortable'?: string[];
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>;
}

type PathItem = Partial<Record<(typeof methods)[number], RawOperation>>;

export interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema> };
}

/** YAML or JSON as plain data. Throws an error with the line of the syntax error. */
export const parseContract = (text: string, file: string): unknown => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (!error) return document.toJS();
  const { line, col } = lineCounter.linePos(error.pos[0]);
  throw new SyntaxError(`${file}:${line}:${col}: ${error.message}`);
};

const contractFile = 'openapi/admin.yaml';

/** The contract as plain data. */
export const readContract = () => parseContract(readFileSync(contractFile, 'utf8'), contractFile) as Contract;

const answerOf = ({ responses }: RawOperation): JsonSchema | undefined => {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  return responses[success ?? '']?.content?.['application/json']?.schema;
};

/** Every operation of the contract, in order. */
export const operationsOf = (contract: Contract): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId, tags } = operation;
      return [{ operationId, method: method.toUpperCase(), path, tag: tags[0], answer: answerOf(operation) }];
    }),
  );
