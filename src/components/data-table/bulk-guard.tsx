import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';

interface BulkGuardProps {
  /** The list that the run belongs to. */
  nouns: string;
  running: boolean;
  /** The same, read at the moment of leaving. */
  isRunning: () => boolean;
}

/** Asks before a list is left in the middle of a run, which ends there. */
export const BulkGuard = ({ nouns, running, isRunning }: BulkGuardProps) => (
  <LeaveDialog
    guard={useLeaveGuard(`bulk-${nouns}`, running, isRunning)}
    title="Leave before it is done?"
    loss={`The run ends here: what is done stays, the other ${nouns} are left as they are.`}
  />
);
