interface Schema {
  $ref?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | object;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Reading {
  resolve: (schema: Schema) => Schema;
  /** Returns the file for a name. */
  file: (name: string) => File;
}

/** The schema of a present value: without its `null` alternative. */
export const presentSchema = (schema: Schema, resolve: Reading['resolve']): Schema => {
  const own = resolve(schema);
  const [option] = own.anyOf ?? own.oneOf ?? [];
  return option ? presentSchema(option, resolve) : own;
};

/** An example body of the contract, with files instead of their names. */
export const exampleBody = (schema: Schema, example: unknown, reading: Reading): unknown => {
  const { properties = {}, items = {}, format } = presentSchema(schema, reading.resolve);
  if (format === 'binary') return reading.file(String(example));
  if (Array.isArray(example)) return example.map((row: unknown) => exampleBody(items, row, reading));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      exampleBody(properties[name] ?? {}, value, reading),
    ]),
  );
};
