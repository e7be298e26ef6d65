import type { ReactNode } from 'react';
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenText } from '@/components/link-button';
import { GapsLine } from './gaps-line';
import classes from './gaps-panel.module.css';
import type { Gap, Gaps } from './rules/rule';

interface GapsPanelProps {
  gaps: Gaps;
  /** What else can be done about the gaps. */
  action?: ReactNode;
}

const radius = 19.2;

/** How much of what was checked is there; a tick when all of it is. */
const Ring = ({ found, kept, certain }: Gaps) => {
  const checked = kept.length + found.length;
  const done = certain && found.length === 0;
  const share = checked === 0 ? 0 : (kept.length / checked) * 100;
  return (
    <svg aria-hidden width={56} height={56} className={classes.ring} data-done={done || undefined}>
      <circle cx={28} cy={28} r={radius} />
      {share > 0 && <circle cx={28} cy={28} r={radius} pathLength={100} strokeDasharray={`${share} 100`} />}
      {done && <IconCheck x={16} y={16} size={24} className={classes.tick} />}
    </svg>
  );
};

const GapList = ({ title, gaps }: { title: string; gaps: readonly Gap[] }) =>
  gaps.length > 0 && (
    <div>
      <Title order={3} size="h6" mb={4}>
        {title}
      </Title>
      <List size="sm" spacing={4} withPadding>
        {gaps.map(({ text, link }) => (
          <List.Item key={text}>
            <ScreenText inherit {...link}>
              {text}
            </ScreenText>
          </List.Item>
        ))}
      </List>
    </div>
  );

/** What keeps a record from being sold, and what would help; each gap leads to the field or the screen that closes it. */
export const GapsPanel = ({ gaps, action }: GapsPanelProps) => {
  const { found, kept } = gaps;
  return (
    <DetailSection title="Readiness">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Ring {...gaps} />
          <div>
            <Text size="sm" fw={600}>
              {kept.length} of {kept.length + found.length}
            </Text>
            <GapsLine gaps={gaps} />
          </div>
        </Group>
        <GapList title="Blocks selling" gaps={found.filter(({ blocking }) => blocking)} />
        <GapList title="Would help" gaps={found.filter(({ blocking }) => !blocking)} />
        {action}
      </Stack>
    </DetailSection>
  );
};
