import { LongFormPage } from '@/components/form-page/long-form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/records/record-gate';
import type { Stay } from '@/domain/listings/stay';
import type { StayFormKind } from './stay-kind';
import type { StayValues } from './stay-values';

interface StayFormProps<Rec extends Stay, Values extends StayValues> {
  kind: StayFormKind<Rec, Values>;
  /** The stay to change. */
  record?: Rec;
}

export const StayForm = <Rec extends Stay, Values extends StayValues>(props: StayFormProps<Rec, Values>) => {
  const { kind, record } = props;
  const form = useResourceForm<Rec, Values>({
    noun: kind.area.nouns.one,
    resource: kind.resource,
    record,
    view: kind.links.home,
    schema: kind.schema,
    resetOnStatus: kind.resetOnStatus,
    clearedValues: kind.clearedValues,
  });
  return <LongFormPage form={form} sections={kind.sections} record={record} />;
};

export const StayEdit = <Rec extends Stay, Values extends StayValues>(
  props: Pick<StayFormProps<Rec, Values>, 'kind'> & { id: number },
) => {
  const { kind, id } = props;
  return (
    <RecordGate what={`the ${kind.area.nouns.one}`} record={kind.record(id)}>
      {({ data }) => <StayForm kind={kind} record={data} />}
    </RecordGate>
  );
};
