import type { ReactNode } from 'react';
import { fieldLabel } from '@/lib/text/labels';
import type { LostValue } from '@/lib/values/lost-values';
import { createChosenFiles } from './chosen-files';
import { foldName, otherNamesOf } from './other-names';

/** What a field registers about itself. */
interface FieldEntry {
  /** Paths that the server uses for the field, besides its name and those in `other-names`. */
  aliases?: readonly string[] | undefined;
  section?: string | undefined;
  label?: string | undefined;
  /** Renders a value of the field as read-only content. */
  show?: ((value: unknown) => ReactNode) | undefined;
  /** Cleans what was typed, before it is checked and saved. */
  tidy?: (() => void) | undefined;
}

/** Maps the paths of error messages to fields; a section can declare further names that the server uses. */
export const createFieldRegistry = () => {
  const fields = new Map<string, string>();
  const aliased = new Map<string, string>();
  const entries = new Map<string, FieldEntry>();
  const sections = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    /** The sections of the fields, by field name. */
    sections: sections as ReadonlyMap<string, string>,
    files: createChosenFiles(),
    /** Calls the listener when a field is added; returns the function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds a field; returns the function that removes it. */
    register: (name: string, entry: FieldEntry = {}) => {
      const { aliases = [], section } = entry;
      const others = [...aliases, ...otherNamesOf(name)].map(foldName);
      fields.set(foldName(name), name);
      for (const path of others) aliased.set(path, name);
      entries.set(name, entry);
      if (section !== undefined) sections.set(name, section);
      listeners.forEach((listener) => listener());
      return () => {
        fields.delete(foldName(name));
        for (const path of others) if (aliased.get(path) === name) aliased.delete(path);
        entries.delete(name);
        sections.delete(name);
      };
    },
    /** The field that shows a message for `path`: the field itself, an alias, or the field that contains it. */
    fieldFor: (path: string) => {
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const named = foldName(parts.slice(0, length).join('.'));
        const field = fields.get(named) ?? aliased.get(named);
        if (field) return field;
      }
      return undefined;
    },
    /** Cleans what was typed into the fields that are rendered: the focused one was not left. */
    tidy: () => entries.forEach(({ tidy }) => tidy?.()),
    entryOf: (name: string) => entries.get(name),
    /** The label of the field, or of the first field within that value. */
    labelOf: (name: string) =>
      entries.get(name)?.label ??
      [...entries].find(([path]) => path.startsWith(`${name}.`))?.[1].label ??
      fieldLabel(name),
  };
};

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;

/** Splits messages by path into those that a field shows and the rest. */
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

/** The label of a value that was not kept. */
export const lostLabel = (registry: FieldRegistry, { name, part }: LostValue): string =>
  part ? `${registry.labelOf(name)} (${part})` : registry.labelOf(name);
