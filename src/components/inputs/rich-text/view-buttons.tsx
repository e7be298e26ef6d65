import { IconArrowsMaximize, IconArrowsMinimize, IconCode } from '@tabler/icons-react';
import { ToolbarButton } from './toolbar-button';

export interface EditorView {
  /** The HTML view. */
  code: boolean;
  onCode: () => void;
  full: boolean;
  onFull: () => void;
}

export const viewActions = ({ code, onCode, full, onFull }: EditorView) => [
  { label: $localize`HTML`, icon: IconCode, active: code, onClick: onCode, isRare: true },
  {
    label: $localize`Full screen`,
    keys: full ? $localize`Esc` : undefined,
    icon: full ? IconArrowsMinimize : IconArrowsMaximize,
    active: full,
    onClick: onFull,
    isRare: false,
  },
];

/** Toolbar buttons for the HTML view and full screen; `folded` ones are in the menu of more. */
export const ViewButtons = ({ view, folded = false }: { view: EditorView; folded?: boolean }) =>
  viewActions(view)
    .filter(({ isRare }) => !isRare || !folded)
    .map(({ isRare: _, ...button }) => <ToolbarButton key={button.label} {...button} />);
