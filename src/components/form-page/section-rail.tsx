import { useCallback, useSyncExternalStore } from 'react';
import { Select, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useReducedMotion, useScrollSpy } from '@mantine/hooks';
import { changedFields } from './changed-fields';
import classes from './section-rail.module.css';
import type { ResourceForm } from './use-resource-form';

interface SectionRailProps<Values extends object> {
  form: ResourceForm<Values>;
  /** The form's sections in their order; each `FormSection` has the same id. */
  sections: readonly { id: string; title: string }[];
}

/** The sections with a changed value, as `useSyncExternalStore` wants them: one text, the same until it differs. */
const useChangedSections = <Values extends object>({ fields, registry, onValues }: ResourceForm<Values>) => {
  const changed = useCallback(() => {
    const names = changedFields(registry.sections.keys(), fields.getValues(), fields.getInitialValues());
    return [...new Set(names.map((name) => registry.sections.get(name)))].sort().join();
  }, [fields, registry]);
  return new Set(useSyncExternalStore(onValues, changed).split(','));
};

const statusOf = (errors: number, changed: boolean) => {
  if (errors > 0) return errors === 1 ? '1 error' : `${errors} errors`;
  return changed ? 'changed' : undefined;
};

/** The sections of a long form: where one is, which have been changed, which have errors; each leads to its section. */
export const SectionRail = <Values extends object>({ form, sections }: SectionRailProps<Values>) => {
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const reducedMotion = useReducedMotion();
  const changed = useChangedSections(form);
  const spy = useScrollSpy({
    selector: 'form[data-resource] section[id]',
    getDepth: () => 1,
    getValue: ({ id }) => id,
    offset: 120,
  });
  const current = spy.data[spy.active]?.id ?? sections[0]?.id;
  const failing = Object.keys(form.fields.errors).map((name) => form.registry.sections.get(name));
  const entries = sections.map(({ id, title }) => {
    const errors = failing.filter((section) => section === id).length;
    return { id, title, errors, status: statusOf(errors, changed.has(id)) };
  });

  const goTo = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
    section?.focus({ preventScroll: true });
  };

  if (!wide) {
    return (
      <Select
        label="Go to section"
        allowDeselect={false}
        value={current ?? null}
        data={entries.map(({ id, title, status }) => ({
          value: id,
          label: status ? `${title} (${status})` : title,
        }))}
        onChange={(id) => id && goTo(id)}
      />
    );
  }
  return (
    <nav className={classes.rail} aria-label="Sections of the form">
      <ol className={classes.list}>
        {entries.map(({ id, title, errors, status }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.entry}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
              {status && (
                <span className={classes.status} dir="auto" data-failing={errors > 0 || undefined}>
                  {status}
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
};
