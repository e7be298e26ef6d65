import type { ComponentProps } from 'react';
import { UsesDialog as Dialog } from '@/domain/uses/uses-dialog';
import { recordTypes } from './-record-types';

export const UsesDialog = (props: Omit<ComponentProps<typeof Dialog>, 'types'>) => (
  <Dialog {...props} types={recordTypes} />
);
