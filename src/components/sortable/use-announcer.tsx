import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';

/** A live region, and the function that announces a text in it; a repeated text is announced again. */
export const useAnnouncer = (): [region: ReactNode, announce: (text: string) => void] => {
  const [text, setText] = useState('');
  const announce = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
  return [<VisuallyHidden role="status">{text}</VisuallyHidden>, announce];
};
