import { useId } from 'react';
import { Button, Switch, Text } from '@mantine/core';
import { useAsk } from '@/components/dialogs/use-ask';
import { singleKeys, useSingleKeys } from '@/components/keys/single-keys';
import { Choice } from '@/components/text/choice';
import { digitChoices, digits } from '@/lib/formats/digits';
import { language } from '@/lib/languages/language';
import { hasUnsaved } from '@/lib/storage/unsaved';
import {
  type Appearance,
  appearanceOptions,
  changeAppearance,
  chooseDigits,
  chooseLanguage,
  resetAppearance,
  useAppearance,
} from './appearance';
import { languageNames } from './language-names';

type Look = Exclude<keyof Appearance, 'language'>;

const groups: { [K in Look]: { label: string; options: Record<Appearance[K], string> } } = {
  theme: {
    label: $localize`Theme`,
    options: {
      auto: $localize`System`,
      light: $localize`Light`,
      dark: $localize`Dark`,
      'semi-dark': $localize`Semi-dark`,
    },
  },
  direction: {
    label: $localize`Direction`,
    options: { ltr: $localize`Left to right`, rtl: $localize`Right to left` },
  },
  navbar: {
    label: $localize`Navbar`,
    options: {
      floating: $localize`Floating`,
      sticky: $localize`Sticky`,
      static: $localize`Static`,
      hidden: $localize`Hidden`,
    },
  },
  footer: { label: $localize`Footer`, options: { static: $localize`Shown`, hidden: $localize`Hidden` } },
  menu: { label: $localize`Menu`, options: { open: $localize`Open`, collapsed: $localize`Icons only` } },
  setup: {
    label: $localize`Setup in the menu`,
    options: { open: $localize`Open`, folded: $localize`Folded` },
  },
  width: { label: $localize`Content width`, options: { full: $localize`Full`, boxed: $localize`Boxed` } },
};

const names = Object.keys(groups) as Look[];

/** Language, digits, theme, direction, layout and shortcut settings of this browser; changes apply immediately. */
export const AppearanceChoices = () => {
  const hintId = useId();
  const withSingleKeys = useSingleKeys();
  const appearance = useAppearance();
  const [ask, question] = useAsk();
  /** Makes a choice that reloads the page. */
  const switchBy = async (choose: () => void) => {
    const isSafe =
      !hasUnsaved() ||
      (await ask({
        title: $localize`Load the page anew?`,
        text: $localize`The switch needs it. What you typed is offered again for an hour; chosen files and passwords are lost, and what is being saved stops.`,
        confirm: $localize`Load anew`,
        cancelLabel: $localize`Stay`,
      }));
    if (isSafe) choose();
  };
  return (
    <>
      <Choice
        label={$localize`Language`}
        labels={languageNames}
        options={appearanceOptions.language}
        value={language}
        onChange={(next) => void switchBy(() => chooseLanguage(next))}
      />
      <Choice
        label={$localize`Digits`}
        labels={{ latin: $localize`Latin, 123`, devanagari: $localize`Devanagari, १२३` }}
        options={digitChoices}
        value={digits.get()}
        onChange={(next) => void switchBy(() => chooseDigits(next))}
      />
      {names.map((name) => (
        <Choice
          key={name}
          label={groups[name].label}
          labels={groups[name].options}
          options={appearanceOptions[name]}
          value={appearance[name]}
          onChange={(value) => changeAppearance({ [name]: value })}
        />
      ))}
      <Switch
        label={$localize`Single-key shortcuts`}
        aria-describedby={hintId}
        checked={withSingleKeys}
        onChange={({ currentTarget }) => singleKeys.set(currentTarget.checked)}
      />
      <Text fz="xs" c="dimmed" id={hintId}>
        {$localize`One key, such as J, E or /, does something by itself; press ? to see them all. Switch them off if you use speech input.`}
      </Text>
      <Text fz="xs" c="dimmed">
        {$localize`Saved in this browser. On narrow windows a hidden navbar is still shown, because it holds the menu.`}
      </Text>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          resetAppearance();
          singleKeys.set(true);
        }}
      >
        {$localize`Reset`}
      </Button>
      {question}
    </>
  );
};
