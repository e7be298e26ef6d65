import { useState } from 'react';
import { Alert, Anchor, List } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { draftsOf } from '@/lib/draft';
import { useSessionUser } from '@/session/session';
import { userKey } from '@/session/user';

/** Points to the forms that this user left unsaved in this tab, for instance when the session ended. */
export const DraftReminder = () => {
  const owner = userKey(useSessionUser());
  const { options } = useRouter();
  const [drafts] = useState(() => (owner === undefined ? [] : draftsOf(owner)));
  if (drafts.length === 0) return null;
  return (
    <Alert color="primary" role="status" title="You left something unsaved">
      <List size="sm">
        {drafts.map(({ key, label }) => {
          const [path = '', search = ''] = key.split('?');
          return (
            <List.Item key={key}>
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link {...props} to={path} search={options.parseSearch(`?${search}`)} />
                )}
              >
                {label}
              </Anchor>
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
};
