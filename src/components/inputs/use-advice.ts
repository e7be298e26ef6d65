import { useState } from 'react';

/** A warning about a text, shown on blur; returned with the props of the element around the field. */
export const useAdvice = (text: string, advise: (text: string) => string | undefined) => {
  const [typing, setTyping] = useState(false);
  const around = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  return [typing ? undefined : advise(text), around] as const;
};
