import { homestayTable } from '@/mocks/seed/homestays';
import preview from '../../.storybook/preview';
import { stayRequestStories } from '../support/stay-request-stories';

const meta = preview.meta({
  title: 'Screens/Homestays/Requests',
  parameters: { router: { path: '/requests/homestays' } },
});

const stories = stayRequestStories({
  kind: 'homestays',
  table: homestayTable,
  names: ['सिरुबारी गाउँ होमस्टे', 'Museum Lane Homestay'],
});

export const Queue = meta.story({ ...stories.queue, tags: ['screen'] });
export const Loading = meta.story({ ...stories.loading, tags: ['repetition'] });
export const Failed = meta.story(stories.failed);
export const Forbidden = meta.story(stories.forbidden);
export const Empty = meta.story(stories.empty);
export const LongText = meta.story({ ...stories.longText, tags: ['repetition'] });
export const ApproveFailed = meta.story({ ...stories.approveFailed, tags: ['repetition'] });
export const Approved = meta.story({ ...stories.approved, tags: ['tests'] });
