import { LeaveDialog } from './leave-dialog';
import { useLeaveGuard } from './use-leave-guard';

interface UnsentGuardProps {
  /** The guard's name, unique on its screen. */
  name: string;
  /** Whether an open dialog has unsaved input. */
  unsent: boolean;
  /** Closes that dialog as the user would: its input is offered back. */
  onLeave: () => void;
  /** The input is being sent. */
  sending?: boolean;
}

/** Asks before leaving a screen with unsaved input in a dialog, also by Back, a reload or closing the tab. */
export const UnsentGuard = ({ name, unsent, onLeave, sending = false }: UnsentGuardProps) => (
  <LeaveDialog guard={useLeaveGuard(name, unsent)} onLeave={onLeave} saving={sending} />
);
