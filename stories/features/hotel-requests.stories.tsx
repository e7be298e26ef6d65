import { hotelTable } from '@/mocks/seed/hotels';
import preview from '../../.storybook/preview';
import { stayRequestStories } from '../support/stay-request-stories';

const meta = preview.meta({
  title: 'Screens/Hotels/Requests',
  parameters: { router: { path: '/requests/hotels' } },
});

const stories = stayRequestStories({
  kind: 'hotels',
  table: hotelTable,
  names: ['Lakeside Bougainvillea', 'Swotha Heritage House'],
});

export const Queue = meta.story({ ...stories.queue, tags: ['screen'] });
export const Loading = meta.story({ ...stories.loading, tags: ['repetition'] });
export const Failed = meta.story(stories.failed);
export const Forbidden = meta.story(stories.forbidden);
export const Empty = meta.story(stories.empty);
export const LongText = meta.story(stories.longText);
export const ApproveFailed = meta.story({ ...stories.approveFailed, tags: ['repetition'] });
export const Approved = meta.story({ ...stories.approved, tags: ['tests'] });
