import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { withOpenedRecords } from '@/lib/records/with-opened-records';

/** The screens of a record itself, not of its children. */
const ofRecord = /^(\/[\w-]+)\/(\d+)\/(?:view|edit|profile)$/;

interface Opened {
  path: string;
  record?: string | undefined;
}

/** Adds the current record to the account's recent ones, once its screen has set a title. */
export const useRememberOpened = ({ path, record }: Opened): void => {
  const owner = userKey(useSessionUser());
  // While the next screen is loading, the title is still that of the previous one.
  const idle = useRouterState({ select: ({ status }) => status === 'idle' });
  const [, area, id] = ofRecord.exec(path) ?? [];

  useEffect(() => {
    if (!idle || owner === undefined || !area || !id || !record) return;
    let left = false;
    withOpenedRecords(({ rememberOpened }) => {
      if (!left) rememberOpened(owner, { area, id: Number(id), name: record });
    });
    return () => {
      left = true;
    };
  }, [idle, owner, area, id, record]);
};
