import { Anchor, Group } from '@mantine/core';
import { language } from '@/lib/languages/language';
import { appearanceOptions, chooseLanguage } from './appearance';
import { languageNames } from './language-names';

/** The sign-in page in another language. */
export const LanguageLinks = () => (
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
