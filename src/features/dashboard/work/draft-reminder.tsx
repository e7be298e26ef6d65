import { useMemo } from 'react';
import { Alert, List } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { LinkText } from '@/components/links/link-button';
import { clockTime } from '@/lib/formats/formats';
import { language } from '@/lib/languages/language';
import { type Draft, draftsOf } from '@/lib/storage/draft';
import { areaAt } from '@/resources/index';

/** What a draft is called; of one that was kept before the language was switched, where it is, and of what. */
const labelOf = ({ label, name, language: written = 'en' }: Draft, path: string) => {
  const area = areaAt(path)?.label;
  if (written === language || area === undefined) return label;
  return name === undefined ? area : `${area}: ${name}`;
};

/** Lists the drafts of this user in this tab, for instance after the session ended. */
export const DraftReminder = () => {
  const owner = userKey(useSessionUser());
  const { options } = useRouter();
  const drafts = useMemo(() => (owner === undefined ? [] : draftsOf(owner)), [owner]);
  if (drafts.length === 0) return null;
  return (
    <Alert color="primary" role="status" title={$localize`You left something unsaved`}>
      <List size="sm" spacing={4}>
        {drafts.map((draft) => {
          const { key, at } = draft;
          const [path = '', search = ''] = key.split('?');
          return (
            <List.Item key={key}>
              <LinkText
                inherit
                c="inherit"
                underline="always"
                to={path}
                search={options.parseSearch(`?${search}`)}
              >
                <bdi>{labelOf(draft, path)}</bdi>, {clockTime(at)}
              </LinkText>
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
};
