import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { RecordLink } from '@/components/links/record-link';
import classes from '@/features/dashboard/dashboard.module.css';
import { Panel } from '@/features/dashboard/panel';
import { openedRecords } from '@/lib/records/opened-records';
import { areaAt } from '@/resources/index';

const title = $localize`Recently opened`;
const most = 5;

/** The last opened records of all kinds, of this account in this browser; null before the first. */
export const OpenedLast = () => {
  const owner = userKey(useSessionUser()) ?? '';
  const items = openedRecords(owner).flatMap(({ area: path, id, name }) => {
    const area = areaAt(path);
    return area?.open ? [{ key: `${path}/${id}`, name, label: area.label, link: area.open(id) }] : [];
  });
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={classes.rows}>
        {items.slice(0, most).map(({ key, name, label, link }) => (
          <li key={key} className={classes.row}>
            <span className={classes.rowName}>
              <RecordLink link={link}>
                <bdi>{name}</bdi>
              </RecordLink>
            </span>
            <span className={classes.quiet}>{label}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
