import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconBaselineDensityLarge,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
} from '@tabler/icons-react';
import type { MRT_DensityState, MRT_TableInstance } from 'mantine-react-table';
import type { ListRow } from './column';

interface Density {
  icon: Icon;
  next: MRT_DensityState;
}

const small: Density = { icon: IconBaselineDensitySmall, next: 'xl' };
const medium: Density = { icon: IconBaselineDensityMedium, next: 'xs' };
const large: Density = { icon: IconBaselineDensityLarge, next: 'md' };
const densities = { xs: small, sm: small, md: medium, lg: large, xl: large };

/** Cycles through the three row densities of a list. */
export const DensityButton = <Row extends ListRow>({ table }: { table: MRT_TableInstance<Row> }) => {
  const { icon: DensityIcon, next } = densities[table.getState().density];
  return (
    <ActionIcon
      size={32}
      aria-label={$localize`Density`}
      data-hint={$localize`Density`}
      onClick={() => table.setDensity(next)}
    >
      <DensityIcon size={18} aria-hidden />
    </ActionIcon>
  );
};
