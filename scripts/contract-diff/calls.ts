import {
  type Answer,
  type Body,
  type Document,
  type Operation,
  type Parameter,
  type PathItem,
  resolve,
} from './document.ts';

/** An operation including its path's parameters and resolved references. */
export interface Call {
  name: string;
  /** Method and path. */
  line: string;
  /** By location and name; path parameters by position, as their names are not sent. */
  parameters: Map<string, Parameter>;
  body: Body | undefined;
  answers: Record<string, Answer>;
  /** The authentication methods; empty if there is none. */
  proof: string;
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];

const parametersOf = (document: Document, path: string, item: PathItem, operation: Operation) => {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const inAddress = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    all.map((given) => {
      const parameter = resolve(document, given);
      const { name, in: place } = parameter;
      if (place === 'path') return [`path ${inAddress.indexOf(name)}`, parameter];
      return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter];
    }),
  );
};

const proofOf = ({ security, components }: Document, operation: Operation): string => {
  const ways = operation.security ?? security ?? [];
  if (ways.some((way) => Object.keys(way).length === 0)) return '';
  const schemes = ways.map((way) => Object.keys(way).map((name) => components?.securitySchemes?.[name]));
  return ways.length === 0 ? '' : JSON.stringify(schemes);
};

/** Every call by method and path, in the contract's order. */
export const callsOf = (document: Document): Map<string, Call> =>
  new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method): [string, Call][] => {
        const operation = item[method];
        if (!operation) return [];
        const unnamed = path.replaceAll(/\{[^}]*\}/g, '{}');
        const line = `${method.toUpperCase()} ${path}`;
        const answers = Object.entries(operation.responses ?? {});
        const call = {
          name: operation.operationId ?? line,
          line,
          parameters: parametersOf(document, path, item, operation),
          body: operation.requestBody && resolve(document, operation.requestBody),
          answers: Object.fromEntries(answers.map(([status, answer]) => [status, resolve(document, answer)])),
          proof: proofOf(document, operation),
        };
        return [[`${method} ${unnamed}`, call]];
      }),
    ),
  );
