// What the same libraries need for a form and a table, and nothing else: the measure of a first visit.
import '@mantine/core/styles.css';
import { createRoot } from 'react-dom/client';
import { AppShell, Button, MantineProvider, Table, TextInput, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';

interface Feature {
  id: number;
  title: string;
  slug: string;
}

const readFeatures = async (): Promise<Feature[]> => {
  const config = (await (await fetch('/config.json')).json()) as { apiBaseUrl: string };
  const response = await fetch(`${config.apiBaseUrl}/v1/admin/features/datatable?page=1&per_page=10`, {
    headers: { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
  });
  return ((await response.json()) as { data: Feature[] }).data;
};

const SignIn = () => (
  <form>
    <Title>Sign in</Title>
    <TextInput label="Email" />
    <TextInput label="Password" type="password" />
    <Button type="submit">Sign in</Button>
  </form>
);

const Features = () => {
  const { data = [] } = useQuery({ queryKey: ['features'], queryFn: readFeatures });
  return (
    <AppShell navbar={{ width: 240, breakpoint: 'sm' }}>
      <AppShell.Navbar>Features</AppShell.Navbar>
      <AppShell.Main>
        <Title>Features</Title>
        <Table>
          <Table.Tbody>
            {data.map(({ id, title, slug }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <a href={`/features/${id}/edit`}>{title}</a>
                </Table.Td>
                <Table.Td>{slug}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </AppShell.Main>
    </AppShell>
  );
};

const root = createRootRoute();
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/login', component: SignIn }),
    createRoute({ getParentRoute: () => root, path: '/features', component: Features }),
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
