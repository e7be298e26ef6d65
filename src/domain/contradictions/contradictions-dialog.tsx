import { useEffect, useState } from 'react';
import { Stack, Title } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { useLatest } from '@/components/hooks/use-latest';
import { useSingleKeys } from '@/components/keys/single-keys';
import { isTyping, letterOf } from '@/components/keys/use-shortcuts';
import { copyText } from '@/components/notices/copy-text';
import { Fold } from '@/components/screen/fold';
import { DimmedText } from '@/components/text/dimmed-text';
import type { LetterLanguage } from '@/domain/letters/letter';
import { LetterEditor } from '@/domain/letters/letter-editor';
import { useTypedLetters } from '@/domain/letters/use-typed-letters';
import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { referenceName } from '@/lib/records/record-name';
import { plural } from '@/lib/text/plural';
import type { Contradiction } from './contradiction';
import { ContradictionRow } from './contradiction-row';
import classes from './contradictions.module.css';
import { vendorLetter } from './vendor-letter';
import { setWavedOff } from './waved-off';

/** The key M in an open dialog, wherever the focus is but in a text. */
const useCopyKey = (opened: boolean, copy: () => void): void => {
  const withKeys = useSingleKeys();
  const latest = useLatest(copy);
  useEffect(() => {
    if (!opened || !withKeys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || isTyping(event)) return;
      if (letterOf(event) === 'm') latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [opened, withKeys, latest]);
};

interface ContradictionsDialogProps {
  record: Package;
  found: readonly Contradiction[];
  /** The keys of those that were waved off. */
  waved: ReadonlySet<string>;
  opened: boolean;
  onClose: () => void;
}

/** All contradictions of a package with both sides, and the letter that asks the vendor about the chosen ones. */
export const ContradictionsDialog = (props: ContradictionsDialogProps) => {
  const { record, found, waved, opened, onClose } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [language, setLanguage] = useState<LetterLanguage>('en');
  const [typed, setTyped] = useTypedLetters(`/packages/${record.id}`);
  const open = found.filter(({ key }) => !waved.has(key));
  const put = found.filter(({ key }) => waved.has(key));
  const chosen = open.filter(({ key }) => !left.has(key));
  const person = record.vendor ? referenceName(record.vendor) : undefined;
  const letter = vendorLetter({ name: record.name, person, contradictions: chosen }, language);
  const text = typed[language] ?? (chosen.length > 0 ? letter : undefined);
  const copy = () => {
    if (text !== undefined)
      void copyText(text, $localize`The letter about “${record.name}:name:” was copied.`);
  };
  useCopyKey(opened, copy);
  const choose = (key: string, isChosen: boolean) =>
    setLeft(
      (before) => new Set([...[...before].filter((other) => other !== key), ...(isChosen ? [] : [key])]),
    );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={$localize`What contradicts`}
      help="Decide requests"
      size="min(56rem, 100%)"
    >
      <Stack>
        <DimmedText>
          {open.length > 0
            ? $localize`${plural(open.length, { one: $localize`# thing does`, other: $localize`# things do` })}:thingsDo: not go together. Nothing is changed or sent by this sheet.`
            : $localize`All were waved off in this browser.`}
        </DimmedText>
        <ul className={classes.rows}>
          {open.map((one) => (
            <ContradictionRow
              key={one.key}
              contradiction={one}
              chosen={!left.has(one.key)}
              onChoose={(isChosen) => choose(one.key, isChosen)}
              onWave={() => setWavedOff(record.id, one.key, true)}
            />
          ))}
        </ul>
        {put.length > 0 && (
          <Fold title={$localize`${formatCount(put.length)}:put: waved off in this browser`}>
            <ul className={classes.rows}>
              {put.map((one) => (
                <ContradictionRow
                  key={one.key}
                  contradiction={one}
                  onTakeBack={() => setWavedOff(record.id, one.key, false)}
                />
              ))}
            </ul>
          </Fold>
        )}
        <section aria-labelledby="letter-to-vendor">
          <Title order={3} size="h5" mb="xs" id="letter-to-vendor">
            {$localize`Letter to the vendor`}
          </Title>
          {text === undefined ? (
            <DimmedText>{$localize`Choose what the letter asks about.`}</DimmedText>
          ) : (
            <LetterEditor
              subject={record.name}
              language={language}
              onLanguage={setLanguage}
              letter={letter}
              typed={typed}
              onType={setTyped}
              onCopy={copy}
            />
          )}
        </section>
      </Stack>
    </Dialog>
  );
};
