import { useState, useSyncExternalStore } from 'react';
import { Button, Code, Group, List, Text, Title } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { keyOf } from '../../scripts/check-api/differences';
import { type DifferenceList, listAsMarkdown, sentenceOf } from './difference-list';
import { EdgePanel } from './edge-panel';

interface DifferencesPanelProps {
  list: DifferenceList;
}

/** Lists responses that differ from the contract, as they arrive. */
export const DifferencesPanel = ({ list }: DifferencesPanelProps) => (
  <EdgePanel title="Answers and contract" icon={<IconArrowsDiff size={16} aria-hidden />} place="upper">
    <Differences list={list} />
  </EdgePanel>
);

const Differences = ({ list }: DifferencesPanelProps) => {
  const calls = useSyncExternalStore(list.subscribe, list.read);
  const [said, setSaid] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(listAsMarkdown(calls));
      setSaid('Copied.');
    } catch {
      setSaid('The browser blocked copying. Allow this site to use the clipboard, then try again.');
    }
  };

  return (
    <>
      {calls.length === 0 && <Text size="sm">Every answer so far was as the contract says.</Text>}
      {calls.map(({ call, differences }) => (
        <section key={call} aria-label={call}>
          <Title order={3} size="sm" mb={4} style={{ overflowWrap: 'anywhere' }}>
            {call}
          </Title>
          <List size="xs" spacing={4}>
            {differences.map((difference) => (
              <List.Item key={keyOf(difference)}>
                <Code>{difference.path || '(the answer)'}</Code> {sentenceOf(difference)}
              </List.Item>
            ))}
          </List>
        </section>
      ))}
      <Group gap="xs">
        <Button variant="default" size="xs" disabled={calls.length === 0} onClick={copy}>
          Copy as Markdown
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={calls.length === 0}
          onClick={() => {
            list.clear();
            setSaid('');
          }}
        >
          Clear
        </Button>
      </Group>
      <Text size="xs" role="status">
        {said}
      </Text>
    </>
  );
};
