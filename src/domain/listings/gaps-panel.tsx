import type { ReactNode } from 'react';
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenText } from '@/components/links/link-button';
import { formatCount } from '@/lib/formats/formats';
import { GapsLine } from './gaps-line';
import classes from './gaps-panel.module.css';
import type { Gap, Gaps } from './rules/rule';

const radius = 19.2;

/** The share of checks that passed; a tick if all did. */
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

/** The blocking and helpful gaps of a record; each links to the field or screen that closes it. */
export const GapsPanel = ({ gaps, action }: { gaps: Gaps; action?: ReactNode }) => {
  const { found, kept } = gaps;
  return (
    <DetailSection title={$localize`Readiness`} help="Close the gaps of a listing">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Ring {...gaps} />
          <div>
            <Text size="sm" fw={600}>
              {$localize`${formatCount(kept.length)}:kept: of ${formatCount(kept.length + found.length)}:kept2:`}
            </Text>
            <GapsLine gaps={gaps} />
          </div>
        </Group>
        <GapList title={$localize`Blocks selling`} gaps={found.filter(({ blocking }) => blocking)} />
        <GapList title={$localize`Would help`} gaps={found.filter(({ blocking }) => !blocking)} />
        {action}
      </Stack>
    </DetailSection>
  );
};
