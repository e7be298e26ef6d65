import { Alert, Anchor, Box, Group, Text, Title } from '@mantine/core';
import { lacksAddress } from '@/api/client/config';
import { useScreenTitle } from '@/components/screen/screen-title';
import { language } from '@/lib/languages/language';
import { appearanceOptions, chooseLanguage } from './appearance';
import { BrandMark } from './brand';
import { languageNames } from './language-names';
import { LoginArt } from './login-art';
import { LoginForm } from './login-form';
import classes from './login-screen.module.css';

/** The sign-in page in another language. */
const LanguageLinks = () => (
  <Group mt="xl">
    {appearanceOptions.language
      .filter((one) => one !== language)
      .map((one) => (
        <Anchor key={one} component="button" type="button" size="sm" onClick={() => chooseLanguage(one)}>
          {languageNames[one]}
        </Anchor>
      ))}
  </Group>
);

/** The only screen that needs no session. */
export const LoginScreen = () => {
  useScreenTitle({ title: $localize`Sign in` });
  return (
    <div className={classes.screen}>
      <main className={classes.side} id="main" tabIndex={-1}>
        <Box w="100%" maw={360}>
          <div className={classes.brand}>
            <BrandMark size={32} />
            <Text fw={600}>{$localize`Nepal travel admin`}</Text>
          </div>
          <Title order={1} mb={4}>
            {$localize`Sign in`}
          </Title>
          <Text c="dimmed" mb="lg">
            {$localize`For administrators of the marketplace.`}
          </Text>
          {lacksAddress() && (
            <Alert color="warning" mb="md">
              {$localize`Nobody can sign in yet: this site does not know its API. Set apiBaseUrl in its config.json, or VITE_API_BASE_URL for the build.`}
            </Alert>
          )}
          <LoginForm />
          <LanguageLinks />
        </Box>
      </main>
      <div className={classes.image} aria-hidden>
        <LoginArt width="100%" />
      </div>
    </div>
  );
};
