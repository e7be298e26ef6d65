/** Whether a key was pressed in a dialog or a menu, where a screen's own keys mean nothing. */
export const inOverlay = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
