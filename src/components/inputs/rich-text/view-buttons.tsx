import { IconArrowsMaximize, IconArrowsMinimize, IconCode } from '@tabler/icons-react';
import { ToolbarButton } from './toolbar-button';

/** How a text is looked at. */
export interface EditorView {
  /** As HTML. */
  code: boolean;
  onCode: () => void;
  full: boolean;
  onFull: () => void;
}

/** Buttons of a toolbar: the text as HTML, and all of the window for it. */
export const ViewButtons = ({ view }: { view: EditorView }) => (
  <>
    <ToolbarButton label="HTML" icon={IconCode} active={view.code} onClick={view.onCode} />
    <ToolbarButton
      label="Full screen"
      keys={view.full ? 'Esc' : undefined}
      icon={view.full ? IconArrowsMinimize : IconArrowsMaximize}
      active={view.full}
      onClick={view.onFull}
    />
  </>
);
