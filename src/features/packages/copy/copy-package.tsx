import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useToday } from '@/components/hooks/use-today';
import { RecordGate } from '@/components/records/record-gate';
import { CopyDialog, type CopyDialogProps, type ShowParts } from '@/domain/copying/copy-dialog';
import { datesOf, departuresQuery } from '@/domain/departures/departures';
import { SectionGate } from '@/features/packages/children/section-gate';
import { deletePackage, getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { packageArea } from '@/resources/packages';
import { packagePicker } from '@/resources/pickers';
import { DepartureFields } from './departure-fields';
import { departurePart } from './departure-part';
import { type Move, moveDepartures } from './moved-departures';
import { packageParts } from './package-parts';

interface PartsProps {
  original: Package;
  target: Package;
  show: ShowParts;
}

const sameDates: Move = { shift: 'same', season: undefined, years: 0 };

/** The parts of a package; its departures load by themselves, and may fail by themselves. */
const PackageParts = ({ original, target, show }: PartsProps) => {
  const today = useToday();
  const [move, setMove] = useState(sameDates);
  const [theirs, ours] = useQueries({
    queries: [original, target].map(({ id }) => ({ ...departuresQuery(id), staleTime: 0 })),
  });
  const departures = theirs?.data;
  const held = ours?.data;
  const moved = departures && held && moveDepartures(departures, move, { existing: datesOf(held), today });
  const part = departurePart({ packageId: target.id, moved, held: held ?? [] });
  return show(packageParts(original, target, part), {
    departures: theirs && ours && departures?.length !== 0 && (
      <SectionGate what={$localize`the departures`} query={theirs.data ? ours : theirs}>
        {() =>
          moved && <DepartureFields departures={departures} move={move} moved={moved} onChange={setMove} />
        }
      </SectionGate>
    ),
  });
};

/** Copies the days, FAQs, departures and images of another package into this one. */
export const CopyParts = (props: CopyDialogProps) => (
  <CopyDialog {...props} area={packageArea} source={packagePicker} remove={deletePackage}>
    {(from, show) => (
      <RecordGate
        key={from}
        what={$localize`the package to copy`}
        record={getGetPackageQueryOptions(from)}
        within
      >
        {({ data: original }) => (
          <RecordGate
            what={$localize`the package`}
            record={getGetPackageQueryOptions(props.target.id)}
            within
          >
            {({ data: target }) => <PackageParts original={original} target={target} show={show} />}
          </RecordGate>
        )}
      </RecordGate>
    )}
  </CopyDialog>
);
