import type { ReactNode } from 'react';
import { Anchor, Group, List, RingProgress, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '@/components/detail-page/detail-page.module.css';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenLink } from '@/components/screen-link';
import { GapsLine } from './gaps-line';
import type { Gap, Gaps } from './rules/rule';

interface GapsPanelProps {
  gaps: Gaps;
  /** What else can be done about the gaps; not shown where there are none. */
  action?: ReactNode;
}

/** How much of what was checked is there; a tick when all of it is. */
const Ring = ({ found, kept, certain }: Gaps) => {
  const checked = kept.length + found.length;
  const done = certain && found.length === 0;
  return (
    <RingProgress
      aria-hidden
      size={56}
      thickness={6}
      roundCaps
      sections={[
        { value: checked === 0 ? 0 : (kept.length / checked) * 100, color: done ? 'success' : 'primary' },
      ]}
      label={
        done && (
          <ThemeIcon className={classes.tick} variant="transparent" color="success" size={28}>
            <IconCheck size={24} />
          </ThemeIcon>
        )
      }
    />
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
            <Anchor inherit renderRoot={(props) => <ScreenLink {...props} {...link} />}>
              {text}
            </Anchor>
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
        {found.length > 0 && action}
      </Stack>
    </DetailSection>
  );
};
