import { Button, Code, SegmentedControl, Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import type { Backend } from './backend';
import type { Controls } from './controls';
import { DEMO_ACCOUNTS } from './credentials';
import classes from './offline-panel.module.css';

export type ControlledBackend = Pick<
  Backend,
  'controls' | 'setControls' | 'reset' | 'expireAccess' | 'endSessions'
>;

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

const LATENCIES = [
  [0, 'At once'],
  [500, '0.5 s'],
  [3000, '3 s'],
  [35_000, '35 s'],
] as const;

const FAILURE_RATES = [
  [0, 'None'],
  [0.2, '20%'],
  [0.5, 'Half'],
  [1, 'All'],
] as const;

const DATASETS = [
  ['normal', 'Normal'],
  ['empty', 'Empty'],
  ['large', '10,000 rows'],
] as const;

const Choice = <Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={600} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        size="xs"
        value={String(value)}
        data={options.map(([option, name]) => ({ value: String(option), label: name }))}
        onChange={(chosen) => {
          const option = options.find(([candidate]) => String(candidate) === chosen);
          if (option) onChange(option[0]);
        }}
      />
    </div>
  );
};

interface OfflineControlsProps {
  backend: ControlledBackend;
  onDataChange: () => void;
}

export const OfflineControls = ({ backend, onDataChange }: OfflineControlsProps) => {
  const [controls, setControls] = useState<Controls>();
  const [done, setDone] = useState('');

  useEffect(() => {
    void backend.controls().then(setControls);
  }, [backend]);

  if (!controls) return null;

  const change = async (changes: Partial<Controls>) => {
    setControls({ ...controls, ...changes });
    await backend.setControls(changes);
    if (changes.dataset) onDataChange();
  };

  return (
    <>
      <Choice
        label="Answers come"
        value={controls.latency}
        options={LATENCIES}
        onChange={(latency) => change({ latency })}
      />
      <Choice
        label="Requests that fail"
        value={controls.failureRate}
        options={FAILURE_RATES}
        onChange={(failureRate) => change({ failureRate })}
      />
      <Choice
        label="Rows"
        value={controls.dataset}
        options={DATASETS}
        onChange={(dataset) => change({ dataset })}
      />
      <Text size="xs" c="dimmed">
        Other rows, or a reset, discard everything that was entered.
      </Text>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            backend.expireAccess().then(() => setDone('The next request refreshes the session.'))
          }
        >
          Expire session
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => backend.endSessions().then(() => setDone('The next request signs you out.'))}
        >
          End session
        </Button>
        <Button variant="default" size="xs" onClick={() => backend.reset().then(onDataChange)}>
          Reset data
        </Button>
      </div>
      <Text size="xs" role="status">
        {done}
      </Text>
      <Text size="xs" c="dimmed">
        {DEMO_ACCOUNTS.map(({ email, password }) => (
          <span key={email}>
            <Code>{email}</Code> <Code>{password}</Code>
            <br />
          </span>
        ))}
      </Text>
    </>
  );
};
