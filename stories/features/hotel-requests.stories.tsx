import { hotels } from '@/mocks/seed/hotels';
import { Requests } from '@/routes/_shell/-requests';
import preview from '../../.storybook/preview';
import { stayRequestStories } from '../support/stay-request-stories';

const meta = preview.meta({
  title: 'Screens/Hotels/Requests',
  parameters: { router: { path: '/requests/hotels' } },
});

const stories = stayRequestStories({
  nouns: 'hotels',
  path: '/hotels',
  table: hotels,
  screen: <Requests only="hotels" />,
  names: ['Lakeside Bougainvillea', 'Swotha Heritage House'],
});

export const Queue = meta.story({ ...stories.queue, tags: ['screen'] });
export const Failed = meta.story(stories.failed);
export const Forbidden = meta.story(stories.forbidden);
export const CaughtUp = meta.story(stories.caughtUp);
export const Approved = meta.story({ ...stories.approved, tags: ['tests'] });
