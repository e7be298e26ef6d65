import { createRoot, type Root } from 'react-dom/client';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useScreenTitle } from '@/components/screen/screen-title';
import { usePage } from './use-page';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const seen = new Set<string>();

const Shell = () => {
  const { path, label } = usePage();
  seen.add(`${path} is “${label}”`);
  return (
    <>
      <output>{`${path} is “${label}”`}</output>
      <Outlet />
    </>
  );
};

const Form = () => {
  useScreenTitle({ title: 'Edit package', record: 'Pikey Peak' });
  return <p>The form</p>;
};

const Departures = () => {
  useScreenTitle({ title: 'Departures', trail: [{ label: 'Pikey Peak', to: '/packages/1/view' }] });
  return <p>The departures</p>;
};

/** The form of a package, its departures, and the list, whose code is slow to load. */
const open = async () => {
  const onTheWay = Promise.withResolvers<undefined>();
  const top = createRootRoute({ component: Shell });
  const form = createRoute({ getParentRoute: () => top, path: '/packages/1/edit', component: Form });
  const departures = createRoute({
    getParentRoute: () => top,
    path: '/packages/1/departures',
    component: Departures,
  });
  const list = createRoute({
    getParentRoute: () => top,
    path: '/packages',
    loader: () => onTheWay.promise,
    component: () => <p>The list</p>,
  });
  const router = createRouter({
    routeTree: top.addChildren([form, departures, list]),
    history: createMemoryHistory({ initialEntries: ['/packages/1/edit'] }),
    defaultPendingMs: 0,
    defaultPendingComponent: () => <p>Loading</p>,
  });
  await router.load();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router as never} />);
  return { router, arrive: () => onTheWay.resolve(undefined) };
};

it('never calls a path by the name of another screen, also while that is loading', async () => {
  const { router, arrive } = await open();
  const now = page.getByRole('status');
  await expect.element(now).toHaveTextContent('/packages/1/edit is “Edit package: Pikey Peak”');
  const going = router.navigate({ to: '/packages' } as never);
  await expect.element(page.getByText('Loading')).toBeVisible();
  arrive();
  await going;
  await expect.element(page.getByText('The list')).toBeVisible();
  await expect.element(now).toHaveTextContent('/packages is “Packages”');
  const wrong = [...seen].filter((one) => one.startsWith('/packages is') && one.includes('Pikey Peak'));
  expect(wrong).toEqual([]);
});

it('names the record that a screen belongs to', async () => {
  const { router } = await open();
  await router.navigate({ to: '/packages/1/departures' } as never);
  const now = page.getByRole('status');
  await expect.element(now).toHaveTextContent('/packages/1/departures is “Departures: Pikey Peak”');
});
