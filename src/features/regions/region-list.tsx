import { useMemo } from 'react';
import { resourceActions } from '@/components/data-table/active-status';
import type { Column, ListActions } from '@/components/data-table/column';
import { ListScreen } from '@/components/list-page/list-screen';
import { landingPageColumns } from '@/domain/landing-page/landing-page-columns';
import type { Region } from '@/generated/model';
import { sheet } from '@/resources/sheet';
import type { RegionKind } from './region-kind';

const columns: readonly Column<Region>[] = [
  ...landingPageColumns,
  {
    key: 'display_home',
    header: $localize`Display home`,
    value: ({ display_home }) => (display_home ? $localize`Yes` : $localize`No`),
    size: 115,
  },
];

const actionsOf = <Params extends object>(kind: RegionKind<Params>): ListActions<Region> => ({
  ...resourceActions(kind.resource),
  editing: sheet(kind.resource, ['name', 'display_home', 'status']),
});

export const RegionList = <Params extends object>({ kind }: { kind: RegionKind<Params> }) => (
  <ListScreen
    area={kind.area}
    search={kind.search}
    page={kind.page}
    columns={columns}
    actions={useMemo(() => actionsOf(kind), [kind])}
  />
);
