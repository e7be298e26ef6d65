// A form and two tables with the same libraries, and nothing else: the baseline for visits and changes of screen.
import '@mantine/core/styles.css';
import { createRoot } from 'react-dom/client';
import { AppShell, Button, MantineProvider, Table, TextInput, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';

interface Row {
  id: number;
  title?: string;
  display_name?: string;
}

const read = async <T,>(path: string): Promise<T> => {
  const config = (await (await fetch('/config.json')).json()) as { apiBaseUrl: string };
  const response = await fetch(`${config.apiBaseUrl}/v1/admin/${path}`, {
    headers: { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  });
  return ((await response.json()) as { data: T }).data;
};

const SignIn = () => (
  <form>
    <Title>Sign in</Title>
    <TextInput label="Email" />
    <TextInput label="Password" type="password" />
    <Button type="submit">Sign in</Button>
  </form>
);

const Frame = () => (
  <AppShell navbar={{ width: 240, breakpoint: 'sm' }}>
    <AppShell.Navbar>
      <Link to={'/features'}>Features</Link>
      <Link to={'/amenities'}>Amenities</Link>
    </AppShell.Navbar>
    <AppShell.Main>
      <Outlet />
    </AppShell.Main>
  </AppShell>
);

const List = ({ title, resource }: { title: string; resource: string }) => {
  const { data = [] } = useQuery({
    queryKey: [resource],
    queryFn: () => read<Row[]>(`${resource}/datatable?page=1&per_page=10`),
  });
  return (
    <>
      <Title>{title}</Title>
      <Table>
        <Table.Tbody>
          {data.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>
                <Link to={`/${resource}/${row.id}/edit` as never}>{row.title ?? row.display_name}</Link>
              </Table.Td>
              <Table.Td>{row.id}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
};

const Form = () => {
  const [, , id = ''] = useLocation().pathname.split('/');
  const { data } = useQuery({ queryKey: ['feature', id], queryFn: () => read<Row>(`features/${id}`) });
  return (
    <form>
      <Title>Edit feature</Title>
      {data && <TextInput label="Title" defaultValue={data.title} />}
    </form>
  );
};

const root = createRootRoute();
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/login', component: SignIn }),
    frame.addChildren([
      createRoute({
        getParentRoute: () => frame,
        path: '/features',
        component: () => <List key="features" title="Features" resource="features" />,
      }),
      createRoute({
        getParentRoute: () => frame,
        path: '/amenities',
        component: () => <List key="amenities" title="Amenities" resource="amenities" />,
      }),
      createRoute({ getParentRoute: () => frame, path: '/features/$id/edit', component: Form }),
    ]),
  ]),
});

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
