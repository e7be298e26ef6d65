import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { RoomFormKind } from './room-kind';
import type { RoomValues } from './room-values';

/** The breadcrumb's link to the homestay or hotel of a room, once its name is known. */
export const useStayTrail = <Values extends RoomValues>(kind: RoomFormKind<Values>, stayId: number) => {
  const router = useRouter();
  const name = useQuery(kind.stay.record(stayId)).data?.data.name;
  return name === undefined
    ? undefined
    : [{ label: name, to: router.buildLocation(kind.stay.links.home(stayId)).pathname }];
};
