import { LeaveDialog } from './leave-dialog';
import { useLeaveGuard } from './use-leave-guard';

interface UnsentGuardProps {
  /** What it guards, unique on its screen. */
  name: string;
  /** Whether a dialog is open in which something was typed. */
  unsent: boolean;
  /** Closes that dialog as by hand: what was typed is offered back. */
  onLeave: () => void;
  /** It is being sent just now. */
  sending?: boolean;
}

/** Asks before a screen is left on which a dialog holds what was typed, also by Back, a reload or a closed tab. */
export const UnsentGuard = ({ name, unsent, onLeave, sending = false }: UnsentGuardProps) => (
  <LeaveDialog guard={useLeaveGuard(name, unsent)} onLeave={onLeave} saving={sending} />
);
