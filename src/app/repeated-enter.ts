/**
 * Lets a held Enter send a form or press a button once: its repeats would send again what was just refused, such as a
 * wrong password. In a text of several lines each one is a line break.
 */
export const ignoreRepeatedEnter = (): void => {
  const onKey = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    const isText = target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'));
    if (key === 'Enter' && repeat && !isText) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, true);
};
