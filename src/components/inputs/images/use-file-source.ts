import { type RefCallback, useCallback } from 'react';

/** The ref of an image that shows a file which is not uploaded yet; its object URL lives as long as the element. */
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
