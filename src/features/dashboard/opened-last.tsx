import { List, Text, Title } from '@mantine/core';
import { useSessionUser } from '@/api/session';
import { RecordLink } from '@/components/record-link';
import { openedRecords } from '@/lib/opened-records';
import { userKey } from '@/session/user';
import { recordItem } from '@/shell/palette/record-items';
import classes from './dashboard.module.css';

const title = 'Opened last';
const most = 8;

/** The records of all kinds that this account opened last in this browser. */
export const OpenedLast = () => {
  const owner = userKey(useSessionUser()) ?? '';
  const items = openedRecords(owner).flatMap((record) => recordItem(record, title));
  return (
    <section className={classes.panel} aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          The records that you open are listed here, the latest first.
        </Text>
      )}
      <List listStyleType="none" spacing={4} size="sm">
        {items.slice(0, most).map(
          (item) =>
            'link' in item && (
              <List.Item key={item.id}>
                <RecordLink link={item.link}>
                  <bdi>{item.label}</bdi>
                </RecordLink>{' '}
                <Text span inherit c="dimmed">
                  {item.hint}
                </Text>
              </List.Item>
            ),
        )}
      </List>
    </section>
  );
};
