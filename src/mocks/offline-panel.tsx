import { useEffect, useState } from 'react';
import { Button, Code, NativeSelect, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Segments } from '@/components/screen/segments';
import { EdgePanel } from '@/development/edge-panel';
import { DIALECT_NAMES, DIALECT_TITLES } from '@/mocks/dialects/names';
import { DEMO_ACCOUNTS } from './accounts';
import type { Backend } from './backend';
import type { Controls } from './controls';
import classes from './offline-panel.module.css';

type ControlledBackend = Pick<Backend, 'controls' | 'setControls' | 'reset' | 'expireAccess' | 'endSessions'>;

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

const Choice = <Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <div>
    <Text size="sm" fw={600} mb={4} aria-hidden>
      {label}
    </Text>
    <Segments
      label={label}
      value={String(value)}
      choices={options.map(([option, name]) => ({ value: String(option), label: name }))}
      onChange={(chosen) => {
        const option = options.find(([candidate]) => String(candidate) === chosen);
        if (option) onChange(option[0]);
      }}
    />
  </div>
);

interface OfflineControlsProps {
  backend: ControlledBackend;
  onDataChange: () => void;
}

const OfflineControls = ({ backend, onDataChange }: OfflineControlsProps) => {
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
      <NativeSelect
        label="Dialect"
        description="Answers and refuses as other backends do. Holds for the next request."
        size="xs"
        value={controls.dialect}
        data={DIALECT_NAMES.map((name) => ({ value: name, label: DIALECT_TITLES[name] }))}
        onChange={({ currentTarget: { value } }) => {
          const dialect = DIALECT_NAMES.find((name) => name === value);
          if (dialect) void change({ dialect });
        }}
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
        {DEMO_ACCOUNTS.map(({ email, password, may }) => (
          <span key={email}>
            <Code>{email}</Code> <Code>{password}</Code> may do {may}.
            <br />
          </span>
        ))}
      </Text>
    </>
  );
};

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
