import { createContext, type ReactNode, use } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@/app/search-params';

export interface RouterParameters {
  /** The path of the story. */
  path?: string;
  search?: Record<string, unknown>;
}

const StoryContent = createContext<ReactNode>(null);
const Content = () => use(StoryContent);

/** A router that shows the story at every path, so that links and search parameters work without the real routes. */
export const createStoryRouter = async ({ path = '/', search = {} }: RouterParameters = {}) => {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: Content });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path + stringifySearch(search)] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return router;
};

export type StoryRouter = Awaited<ReturnType<typeof createStoryRouter>>;

interface StoryRoutesProps {
  router: StoryRouter;
  children: ReactNode;
}

export const StoryRoutes = ({ router, children }: StoryRoutesProps) => (
  <StoryContent value={children}>
    <RouterProvider router={router as never} />
  </StoryContent>
);
