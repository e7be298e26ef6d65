import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import type { Step } from './run-steps';
import type { Run } from './use-run';

interface RunGuardProps<S extends Step> {
  run: Pick<Run<S>, 'running' | 'isRunning'>;
  /** The run's name, unique on its screen. */
  name: string;
  /** What leaving means for the remaining steps. */
  rest: string;
}

/** Asks before leaving a screen during a run, which leaving stops; for screens without another guard. */
export const RunGuard = <S extends Step>({ run, name, rest }: RunGuardProps<S>) => (
  <LeaveDialog guard={useLeaveGuard(name, run.running, { isDirty: run.isRunning })} rest={rest} />
);
