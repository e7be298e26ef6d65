import { RecordGate } from '@/components/record-gate';
import type { RegionArea } from './region-area';
import { RegionForm } from './region-form';

interface RegionEditProps<Params extends object> {
  area: RegionArea<Params>;
  regionId: number;
}

export const RegionEdit = <Params extends object>({ area, regionId }: RegionEditProps<Params>) => (
  <RecordGate what={`the ${area.noun}`} record={area.record(regionId)}>
    {({ data }) => <RegionForm area={area} region={data} />}
  </RecordGate>
);
