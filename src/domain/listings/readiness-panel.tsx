import type { ReactNode } from 'react';
import { Anchor, Group, List, RingProgress, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '@/components/detail-page/detail-page.module.css';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenLink } from '@/components/screen-link';
import type { Gap, Readiness } from './readiness';
import { ReadinessVerdict } from './readiness-verdict';

interface ReadinessPanelProps {
  /** How far the record is: `readinessOf` its rules. */
  readiness: Readiness;
  /** What else can be done about the gaps; not shown where there are none. */
  action?: ReactNode;
}

/** How much of what was checked is there; a tick when all of it is. */
const Ring = ({ kept, checked, certain }: Readiness) => {
  const done = certain && kept === checked;
  return (
    <RingProgress
      aria-hidden
      size={56}
      thickness={6}
      roundCaps
      sections={[{ value: checked === 0 ? 0 : (kept / checked) * 100, color: done ? 'success' : 'primary' }]}
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

const Gaps = ({ title, gaps }: { title: string; gaps: readonly Gap[] }) =>
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
export const ReadinessPanel = ({ readiness, action }: ReadinessPanelProps) => {
  const { blocking, helpful, kept, checked } = readiness;
  return (
    <DetailSection title="Readiness">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Ring {...readiness} />
          <div>
            <Text size="sm" fw={600}>
              {kept} of {checked}
            </Text>
            <ReadinessVerdict readiness={readiness} />
          </div>
        </Group>
        <Gaps title="Blocks selling" gaps={blocking} />
        <Gaps title="Would help" gaps={helpful} />
        {blocking.length + helpful.length > 0 && action}
      </Stack>
    </DetailSection>
  );
};
