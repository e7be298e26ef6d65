/** The parts of a schema that flattening uses. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  required?: string[];
  properties?: Record<string, object>;
}

interface Document {
  components?: { schemas?: Record<string, Schema> };
}

/**
 * A copy of the contract with every `allOf` merged into one object. The body of a create extends the fields of a change
 * (`XInput` over `XFields`); orval's zod schemas would lose the `required` beside the reference.
 */
export const flatContract = <Contract extends object>(contract: Contract): Contract => {
  const { components } = contract as Document;
  const schemas = components?.schemas ?? {};

  const flat = (schema: Schema): Schema => {
    if (schema.$ref !== undefined) return flat(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (!schema.allOf) return schema;
    const { allOf, ...own } = schema;
    const parts = [...allOf.map(flat), own];
    const properties: Record<string, object> = {};
    for (const part of parts)
      for (const [name, property] of Object.entries(part.properties ?? {}))
        properties[name] = { ...properties[name], ...property };
    const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
    return { type: 'object', ...own, ...(required.length > 0 && { required }), properties } as Schema;
  };

  const entries = Object.entries(schemas).map(([name, schema]) => [
    name,
    schema.allOf ? flat(schema) : schema,
  ]);
  return { ...contract, components: { ...components, schemas: Object.fromEntries(entries) as object } };
};
