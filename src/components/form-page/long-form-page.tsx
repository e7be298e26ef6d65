import { type ComponentType, memo, type ReactNode } from 'react';
import { Select, UnstyledButton } from '@mantine/core';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { plural } from '@/lib/text/plural';
import { rootOf } from '@/lib/values/paths';
import { FormPage } from './form-page';
import { FormSection } from './form-section';
import type { FieldsForm } from './resource-form';
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
const SectionRail = <Values extends object>(props: SectionRailProps<Values>) => {
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

/** The props of the fields in a section of a long form. */
export interface SectionProps<Values extends object, Rec> {
  form: FieldsForm<Values>;
  /** The record on display, or the source of a copy; provides the names of references. */
  record: Rec | undefined;
}

/** A section of a long form: its heading, and its fields. */
interface LongFormSection<Values extends object, Rec> {
  id: string;
  title: string;
  description?: (form: FieldsForm<Values>) => string | undefined;
  Section: ComponentType<SectionProps<Values, Rec>>;
}

export type FormSections<Values extends object, Rec> = readonly LongFormSection<Values, Rec>[];

interface ShownSectionProps<Values extends object, Rec> extends SectionProps<Values, Rec> {
  section: LongFormSection<Values, Rec>;
}

const Shown = <Values extends object, Rec>(props: ShownSectionProps<Values, Rec>) => {
  const { id, title, description, Section } = props.section;
  return (
    <FormSection id={id} title={title} description={description?.(props.form)}>
      <Section form={props.form} record={props.record} />
    </FormSection>
  );
};

/** Memoized: an edit in one section does not re-render the others. */
const ShownSection = memo(Shown) as typeof Shown;

interface LongFormPageProps<Values extends object, Rec> {
  form: ResourceForm<Values>;
  sections: FormSections<Values, Rec>;
  record: Rec | undefined;
  /** Short notes on the sections, by id. */
  notes?: Partial<Record<string, string>> | undefined;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Shown above the sections. */
  children?: ReactNode;
}

/** As many sections as fit into a window. */
const AT_ONCE = 2;

/**
 * A form of many sections, with a rail that leads to them. The first sections are interactive before the others are
 * rendered, between keystrokes; if a scroll position is to be restored, all are rendered at once.
 */
export const LongFormPage = <Values extends object, Rec>(props: LongFormPageProps<Values, Rec>) => {
  const { form, sections, record, notes, actions, children } = props;
  const count = useBitByBit(sections.length, AT_ONCE);
  return (
    <FormPage
      form={form}
      rail={(beside) => <SectionRail form={form} sections={sections} notes={notes} beside={beside} />}
      actions={actions}
    >
      {children}
      {sections.slice(0, count).map((section) => (
        <ShownSection key={section.id} section={section} form={form.stable} record={record} />
      ))}
    </FormPage>
  );
};
