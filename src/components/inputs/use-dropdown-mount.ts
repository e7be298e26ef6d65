import { useState } from 'react';

/**
 * Keeps a closed dropdown out of the page until its field is entered: laid out with a screen, it costs more than the
 * field. It must be there before it opens, for the field names it in `aria-controls` as it does.
 */
export const useDropdownMount = () => {
  const [entered, setEntered] = useState(false);
  return {
    keepMounted: entered,
    onEnter: () => {
      setEntered(true);
    },
  };
};
