import { useMemo } from 'react';
import type { ListActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import type { Stay } from '@/domain/listings/stay';
import type { StayListKind } from './stay-kind';

const actionsOf = <Rec extends Stay>(kind: StayListKind<Rec>): ListActions<Rec> => ({
  name: ({ name }) => name,
  view: ({ id }) => kind.links.home(id),
  edit: ({ id }) => kind.links.edit(id),
  remove: ({ id }) => kind.remove(id),
  status: kind.status,
  editing: kind.editing,
});

export const StayList = <Rec extends Stay>(props: { kind: StayListKind<Rec> }) => {
  const { kind } = props;
  return (
    <ListScreen
      area={kind.area}
      search={kind.search}
      page={kind.page}
      columns={kind.columns}
      actions={useMemo(() => actionsOf(kind), [kind])}
    />
  );
};
