import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DraftReminder } from '@/components/form-page/draft-reminder';
import { useSessionUser } from '@/session/session';
import { groupedMenu } from './menu';
import { useScreenTitle } from './screen-title';
import classes from './home.module.css';

/** The start page: a way into every area. */
export function Home() {
  const user = useSessionUser();
  useScreenTitle({ title: 'Home' });
  return (
    <Stack gap="xl">
      <div>
        <Title order={1}>{user?.first_name ? `Welcome, ${user.first_name}` : 'Welcome'}</Title>
        <Text c="dimmed" mt={4}>
          Everything that travellers see is kept here. Choose where to start.
        </Text>
      </div>
      <DraftReminder />
      {groupedMenu().map(({ group, entries }) => (
        <section key={group} aria-label={group}>
          <Title order={2} mb="sm">
            {group}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3, xl: 4 }} spacing="md">
            {entries.map(({ to, label, icon: AreaIcon, create }) => (
              <Card key={to} padding="md" shadow="xs" className={classes.card}>
                <Group gap="sm" wrap="nowrap">
                  <span className={classes.icon}>
                    <AreaIcon size={20} stroke={1.6} aria-hidden />
                  </span>
                  <Stack gap={2} miw={0}>
                    <Link to={to} className={classes.area}>
                      {label}
                    </Link>
                    {create ? (
                      <Anchor
                        fz="xs"
                        className={classes.create}
                        renderRoot={(props) => <Link to={create.to} {...props} />}
                      >
                        {create.label}
                      </Anchor>
                    ) : null}
                  </Stack>
                </Group>
              </Card>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}
