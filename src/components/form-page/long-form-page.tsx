import { type ComponentType, memo, type ReactNode } from 'react';
import { useBitByBit } from '@/components/use-bit-by-bit';
import { FormPage } from './form-page';
import { FormSection } from './form-section';
import type { FieldsForm, ResourceForm } from './resource-form';
import { SectionRail } from './section-rail';

/** What the fields of a section of a long form get. */
export interface SectionProps<Values extends object, Rec> {
  form: FieldsForm<Values>;
  /** The record on display, or the one that a copy is made from; the names of what it refers to are taken from it. */
  record: Rec | undefined;
}

/** A section of a long form: its heading, and its fields. */
interface LongFormSection<Values extends object, Rec> {
  id: string;
  title: string;
  description?: (form: FieldsForm<Values>) => string | undefined;
  Section: ComponentType<SectionProps<Values, Rec>>;
}

/** The sections of a long form in their order. */
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

/** Memoized: an edit in one section renders none of the others again. */
const ShownSection = memo(Shown) as typeof Shown;

interface LongFormPageProps<Values extends object, Rec> {
  form: ResourceForm<Values>;
  sections: FormSections<Values, Rec>;
  record: Rec | undefined;
  /** What to know of a section before it is reached, by its id. */
  notes?: Partial<Record<string, string>> | undefined;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Shown above the sections. */
  children?: ReactNode;
}

/** As many sections as a window shows at first. */
const AT_ONCE = 2;

/**
 * A form of many sections, with a rail that leads to them. The first ones can be used before the others are rendered, which
 * happens between keystrokes; who comes back to where they had scrolled to gets all at once.
 */
export const LongFormPage = <Values extends object, Rec>(props: LongFormPageProps<Values, Rec>) => {
  const { form, sections, record, notes, actions, children } = props;
  const count = useBitByBit(sections.length, AT_ONCE);
  return (
    <FormPage
      form={form}
      rail={<SectionRail form={form} sections={sections} notes={notes} />}
      actions={actions}
    >
      {children}
      {sections.slice(0, count).map((section) => (
        <ShownSection key={section.id} section={section} form={form.stable} record={record} />
      ))}
    </FormPage>
  );
};
