import { Select, UnstyledButton } from '@mantine/core';
import { plural } from '@/lib/text/plural';
import { rootOf } from '@/lib/values/paths';
import classes from './section-rail.module.css';
import type { ResourceForm } from './use-resource-form';
import { useSections } from './use-sections';

interface SectionRailProps<Values extends object> {
  form: ResourceForm<Values>;
  /** The form's sections in order; each `FormSection` has the same id. */
  sections: readonly { id: string; title: string }[];
  /** Short notes on the sections, by id. */
  notes?: Partial<Record<string, string>> | undefined;
  /** Whether there is room for it beside the form. */
  beside: boolean;
}

const statusOf = (errors: number, changed: boolean) => {
  if (errors > 0) return plural(errors, { one: $localize`# error`, other: $localize`# errors` });
  return changed ? 'changed' : undefined;
};

/** The sections of a long form: the current, changed and invalid ones are marked; each links to its section. */
export const SectionRail = <Values extends object>(props: SectionRailProps<Values>) => {
  const { form, sections, notes = {}, beside } = props;
  const { current, goTo } = useSections(sections.map(({ id }) => id));
  const failing = Object.keys(form.fields.errors).map((name) => form.registry.sections.get(name));
  const changed = [...form.registry.sections].flatMap(([name, section]) =>
    form.changedNames.includes(rootOf(name)) ? section : [],
  );
  const entries = sections.map(({ id, title }) => {
    const errors = failing.filter((section) => section === id).length;
    return { id, title, errors, status: statusOf(errors, changed.includes(id)) ?? notes[id] };
  });

  if (!beside) {
    return (
      <Select
        label={$localize`Go to section`}
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
    <nav className={classes.rail} aria-label={$localize`Sections of the form`}>
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
