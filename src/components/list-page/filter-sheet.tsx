import type { ReactNode } from 'react';
import { Button, Drawer } from '@mantine/core';
import { useLayer } from '@/components/overlays/use-layer';
import classes from './list-page.module.css';

interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a list on a narrow screen; changes apply immediately, behind the sheet. */
export const FilterSheet = ({ opened, onClose, children }: FilterSheetProps) => (
  <Drawer
    {...useLayer(opened)}
    onClose={onClose}
    position="bottom"
    title={$localize`Filters`}
    classNames={{ content: classes.sheet }}
  >
    {children}
    <Button fullWidth h={44} mt="md" onClick={onClose}>
      {$localize`Show results`}
    </Button>
  </Drawer>
);
