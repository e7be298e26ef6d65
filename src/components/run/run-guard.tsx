import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import type { Step } from './run-steps';
import type { Run } from './use-run';

interface RunGuardProps<S extends Step> {
  run: Pick<Run<S>, 'running' | 'isRunning'>;
  /** What runs, unique on its screen. */
  name: string;
  /** What leaving means for the rest. */
  rest: string;
}

/** Asks before a screen is left in the middle of a run, which ends there; for screens that ask for nothing else. */
export const RunGuard = <S extends Step>({ run, name, rest }: RunGuardProps<S>) => (
  <LeaveDialog guard={useLeaveGuard(name, run.running, run.isRunning)} rest={rest} />
);
