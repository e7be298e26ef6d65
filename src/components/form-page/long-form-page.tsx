import { type ComponentType, memo, type ReactNode } from 'react';
import { useBitByBit } from '@/components/hooks/use-bit-by-bit';
import { FormPage } from './form-page';
import { FormSection } from './form-section';
import type { FieldsForm } from './resource-form';
import { SectionRail } from './section-rail';
import type { ResourceForm } from './use-resource-form';

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
