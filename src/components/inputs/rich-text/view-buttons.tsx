import { IconArrowsMaximize, IconArrowsMinimize, IconCode } from '@tabler/icons-react';
import { ToolbarButton } from './toolbar-button';

export interface EditorView {
  /** The HTML view. */
  code: boolean;
  onCode: () => void;
  full: boolean;
  onFull: () => void;
}

/** Toolbar buttons for the HTML view and full screen. */
export const ViewButtons = ({ view }: { view: EditorView }) => (
  <>
    <ToolbarButton label={$localize`HTML`} icon={IconCode} active={view.code} onClick={view.onCode} />
    <ToolbarButton
      label={$localize`Full screen`}
      keys={view.full ? $localize`Esc` : undefined}
      icon={view.full ? IconArrowsMinimize : IconArrowsMaximize}
      active={view.full}
      onClick={view.onFull}
    />
  </>
);
