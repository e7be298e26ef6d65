import { Alert } from '@mantine/core';
import { LongFormPage } from '@/components/form-page/long-form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/records/record-gate';
import { useFirstSave } from '@/domain/listings/first-save/use-first-save';
import type { Stay } from '@/domain/listings/stay';
import type { StayFormKind } from './stay-kind';
import { copyOfStay, type StayValues } from './stay-values';

interface StayFormProps<Rec extends Stay, Values extends StayValues> {
  kind: StayFormKind<Rec, Values>;
  /** The stay to change. */
  record?: Rec;
  /** The stay to start a new one from. */
  original?: Rec;
}

const StayForm = <Rec extends Stay, Values extends StayValues>(props: StayFormProps<Rec, Values>) => {
  const { kind, record, original } = props;
  const [beforeSave, question] = useFirstSave<Rec, Values>({ creating: !record, load: kind.loadFirstSave });
  const form = useResourceForm<Rec, Values>({
    noun: kind.area.nouns.one,
    origins: ['from'],
    resource: kind.resource,
    record,
    view: kind.links.home,
    afterCreate: original && ((id) => kind.links.copyParts(id, original.id)),
    initialValues: original && copyOfStay(kind.resource.toValues(original)),
    schema: kind.schema,
    beforeSave,
    resetOnStatus: kind.resetOnStatus,
    clearedValues: kind.clearedValues,
  });
  return (
    <LongFormPage form={form} sections={kind.sections} record={record ?? original}>
      {question}
      {original && (
        <Alert color="primary" role="status" title={$localize`A copy of “${original.name}:name:”`}>
          {$localize`It needs a slug of its own, and most likely another name. It starts inactive, not sponsored and without a position. Once it is saved, you choose which of the rooms and images of the original are copied, too.`}
        </Alert>
      )}
    </LongFormPage>
  );
};

/** The form of a new stay, or of a copy of the stay `from`. */
export const StayCreate = <Rec extends Stay, Values extends StayValues>(
  props: Pick<StayFormProps<Rec, Values>, 'kind'> & { from?: number | undefined },
) => {
  const { kind, from } = props;
  if (from === undefined) return <StayForm kind={kind} />;
  return (
    <RecordGate
      key={from}
      what={$localize`the ${kind.area.nouns.one}:noun: to copy`}
      record={kind.record(from)}
    >
      {({ data }) => <StayForm kind={kind} original={data} />}
    </RecordGate>
  );
};

export const StayEdit = <Rec extends Stay, Values extends StayValues>(
  props: Pick<StayFormProps<Rec, Values>, 'kind'> & { id: number },
) => {
  const { kind, id } = props;
  return (
    <RecordGate what={$localize`the ${kind.area.nouns.one}:noun:`} record={kind.record(id)}>
      {({ data }) => <StayForm kind={kind} record={data} />}
    </RecordGate>
  );
};
