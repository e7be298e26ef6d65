import { useState } from 'react';

/** What is odd about a text that is kept as it was typed, once its field is left; and the props of what is around the field. */
export const useAdvice = (text: string, advise: (text: string) => string | undefined) => {
  const [typing, setTyping] = useState(false);
  const around = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  return [typing ? undefined : advise(text), around] as const;
};
