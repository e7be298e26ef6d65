import { FormPage } from '@/components/form-page/form-page';
import { SectionRail } from '@/components/form-page/section-rail';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/record-gate';
import type { Stay } from '@/domain/listings/stay';
import type { StayFormKind } from './stay-kind';
import type { StayValues } from './stay-values';

interface StayFormProps<Rec extends Stay, Values extends StayValues> {
  kind: StayFormKind<Rec, Values>;
  /** The stay to change. */
  record?: Rec;
}

const StayForm = <Rec extends Stay, Values extends StayValues>(props: StayFormProps<Rec, Values>) => {
  const { kind, record } = props;
  const { sections } = kind;
  const form = useResourceForm<Rec, Values>({
    noun: kind.area.nouns.one,
    resource: kind.resource,
    record,
    list: kind.area.path,
    remove: kind.remove,
    view: kind.links.home,
    name: ({ name }) => name,
    schema: kind.schema,
    clearOn: record ? undefined : kind.clearOn,
    clearedValues: kind.clearedValues?.(),
  });
  return (
    <FormPage form={form} rail={<SectionRail form={form} sections={sections} />}>
      {sections.map(({ Section, ...section }) => (
        <Section key={section.id} {...section} form={form.stable} record={record} />
      ))}
    </FormPage>
  );
};

type StayScreenProps<Rec extends Stay, Values extends StayValues> = Pick<StayFormProps<Rec, Values>, 'kind'>;

export const StayCreate = <Rec extends Stay, Values extends StayValues>(
  props: StayScreenProps<Rec, Values>,
) => <StayForm {...props} />;

export const StayEdit = <Rec extends Stay, Values extends StayValues>(
  props: StayScreenProps<Rec, Values> & { id: number },
) => {
  const { kind, id } = props;
  return (
    <RecordGate what={`the ${kind.area.nouns.one}`} record={kind.record(id)}>
      {({ data }) => <StayForm kind={kind} record={data} />}
    </RecordGate>
  );
};
