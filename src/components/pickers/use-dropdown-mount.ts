import { useState } from 'react';

/**
 * Mounts a dropdown when its field gets the focus: mounted with the screen, it would cost more than the field. It must be
 * in the page before it opens, as the field refers to it by `aria-controls`.
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
