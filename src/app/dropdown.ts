import type { ComboboxProps } from '@mantine/core';

/** The dropdown of a select or picker: as wide as the field, or wider if an option is. */
export const dropdown: Partial<ComboboxProps> = {
  width: 'max-content',
  position: 'bottom-start',
  middlewares: {
    size: {
      apply: ({ rects, elements }) => {
        Object.assign(elements.floating.style, { minWidth: `${rects.reference.width}px`, maxWidth: '20rem' });
      },
    },
  },
};
