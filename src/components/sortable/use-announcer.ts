import { useState } from 'react';

/** A text for a live region; the same text twice is read out twice. */
export const useAnnouncer = (): [string, (text: string) => void] => {
  const [text, setText] = useState('');
  const announce = (next: string) => setText((before) => (before === next ? `${next}\u00a0` : next));
  return [text, announce];
};
