import { type RefCallback, useCallback } from 'react';

/** The ref of an `<img>` for a file that is not uploaded yet; revokes its object URL on unmount. */
export const useFileSource = (file: File | undefined): RefCallback<HTMLImageElement> =>
  useCallback(
    (element: HTMLImageElement) => {
      if (!file) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
