import { IconSpeakerphone } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { NoticeType } from '@/generated/model';
import { area } from './area';
import { byValue } from './given-views';
import { amongFew } from './records';

export const noticeArea = area({
  path: '/notices',
  nouns: { one: $localize`notice`, other: $localize`notices` },
  group: 'Content',
  icon: IconSpeakerphone,
  create: '/notices/create',
  open: (id: number) => linkOptions({ to: '/notices/$noticeId/edit', params: { noticeId: id } }),
  views: byValue('type', NoticeType),
  records: amongFew('title', () =>
    import('@/generated/api/notices/notices').then(({ getListNoticesQueryKey, listNotices }) => ({
      queryKey: getListNoticesQueryKey(),
      list: listNotices,
    })),
  ),
});
