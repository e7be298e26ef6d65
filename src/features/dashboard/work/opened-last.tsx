import { Text } from '@mantine/core';
import { useSessionUser } from '@/api/session';
import { RecordLink } from '@/components/record-link';
import classes from '@/features/dashboard/dashboard.module.css';
import { Panel } from '@/features/dashboard/panel';
import { openedRecords } from '@/lib/opened-records';
import { userKey } from '@/session/user';
import { recordItem } from '@/shell/palette/record-items';

const title = 'Opened last';
const most = 5;

/** The records of all kinds that this account opened last in this browser. */
export const OpenedLast = () => {
  const owner = userKey(useSessionUser()) ?? '';
  const items = openedRecords(owner).flatMap((record) => recordItem(record, title));
  return (
    <Panel title={title}>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          The records that you open are listed here, the latest first.
        </Text>
      )}
      <ul className={classes.rows}>
        {items.slice(0, most).map(
          (item) =>
            'link' in item && (
              <li key={item.id} className={classes.row}>
                <span className={classes.rowName}>
                  <RecordLink link={item.link}>
                    <bdi>{item.label}</bdi>
                  </RecordLink>
                </span>
                <span className={classes.quiet}>{item.hint}</span>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
};
