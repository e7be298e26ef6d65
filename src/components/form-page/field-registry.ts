/** Which field shows the messages of which path; a section may give its fields other names that the server uses. */
export interface FieldRegistry {
  /** Adds a field, the other paths that mean it and the section in which it stands; returns the way to take it out again. */
  register: (name: string, aliases?: readonly string[], section?: string) => () => void;
  /** The field that shows a message for `path`: the field itself, its alias, or the field that contains it. */
  fieldFor: (path: string) => string | undefined;
  /** The fields that stand in a section, each with its section. */
  sections: ReadonlyMap<string, string>;
}

export const createFieldRegistry = (): FieldRegistry => {
  const fields = new Map<string, string>();
  const sections = new Map<string, string>();
  return {
    sections,
    register: (name, aliases = [], section) => {
      const paths = [name, ...aliases];
      for (const path of paths) fields.set(path, name);
      if (section !== undefined) sections.set(name, section);
      return () => {
        for (const path of paths) fields.delete(path);
        sections.delete(name);
      };
    },
    fieldFor: (path) => {
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const field = fields.get(parts.slice(0, length).join('.'));
        if (field) return field;
      }
      return undefined;
    },
  };
};

/** Sorts messages by path into those that a field shows and those that none does. */
export const sortMessages = (registry: FieldRegistry, messages: Record<string, readonly string[]>) => {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [path, texts] of Object.entries(messages)) {
    const field = registry.fieldFor(path);
    if (field) fields[field] = [fields[field], ...texts].filter(Boolean).join(' ');
    else rest.push(...texts);
  }
  return { fields, rest };
};
