import { IconPlugConnectedX } from '@tabler/icons-react';
import { EdgePanel } from '@/development/edge-panel';
import { type ControlledBackend, OfflineControls } from './offline-controls';

interface OfflinePanelProps {
  backend: ControlledBackend;
  /** Called when the displayed rows are outdated. */
  onDataChange: () => void;
}

/** The settings of the offline backend, at the edge of the screen. */
export const OfflinePanel = (props: OfflinePanelProps) => (
  <EdgePanel title="Offline backend" icon={<IconPlugConnectedX size={16} aria-hidden />} place="lower">
    <OfflineControls {...props} />
  </EdgePanel>
);
