import { RecordGate } from '@/components/record-gate';
import { RegionForm } from './region-form';
import type { RegionKind } from './region-kind';

interface RegionEditProps<Params extends object> {
  kind: RegionKind<Params>;
  regionId: number;
}

export const RegionEdit = <Params extends object>({ kind, regionId }: RegionEditProps<Params>) => (
  <RecordGate what={`the ${kind.area.nouns.one}`} record={kind.record(regionId)}>
    {({ data }) => <RegionForm kind={kind} region={data} />}
  </RecordGate>
);
