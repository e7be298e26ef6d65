import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';

/** A live region, and what reads a text out in it; the same text twice is read out twice. */
export const useAnnouncer = (): [region: ReactNode, announce: (text: string) => void] => {
  const [text, setText] = useState('');
  const announce = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
  return [<VisuallyHidden role="status">{text}</VisuallyHidden>, announce];
};
