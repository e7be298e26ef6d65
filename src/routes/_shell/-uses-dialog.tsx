import type { ComponentProps } from 'react';
import { UsesDialog as Dialog } from '@/domain/uses/uses-dialog';
import { movables } from './-movables';

export const UsesDialog = (props: Omit<ComponentProps<typeof Dialog>, 'movables'>) => (
  <Dialog {...props} movables={movables} />
);
