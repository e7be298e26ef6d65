import { useDeferredValue, useMemo, useState } from 'react';
import { Alert, Button, FileButton, Group, Stack, Textarea, Title } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import type { Importing } from '@/components/edit-many/importing';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import { plural } from '@/lib/text/plural';
import { useColumnChoices } from './column-choices';
import classes from './import.module.css';
import { ImportBar } from './import-bar';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { isBlocked, isReady, readImport, textOf } from './import-rows';
import { FieldNames, FileNotes, ImportNotes } from './import-texts';
import { type KnownRecords, useKnownRecords } from './known-records';
import { type FileReading, readFile } from './read-file';
import { useImportRun } from './use-import-run';
import { useImportText } from './use-import-text';

interface ImportScreenProps {
  nouns: { one: string; other: string };
  importing: Importing;
  existing: KnownRecords;
  /** The level of its heading. */
  level: 1 | 2;
  /** The label of the button that leaves: "Back to the list". */
  back: string;
  /** Leaves the import. */
  onDone: () => void;
}

/** Characters of a pasted text or a file. */
const LIMIT = 1_000_000;

const restWhileCreating = 'The row being created is finished; the others are not created.';

const createText = (count: number, nouns: ImportScreenProps['nouns']) =>
  count === 0
    ? `Create ${nouns.other}`
    : plural(count, { one: `Create # ${nouns.one}`, other: `Create # ${nouns.other}` });

/** Creates records from rows that were copied from a spreadsheet, or from a file. */
export const ImportScreen = (props: ImportScreenProps) => {
  const { nouns, importing, level, back, onDone } = props;
  const { content, type, take, offer, guard, discard } = useImportText(nouns.other);
  const { text } = content;
  const [refusal, limit] = usePasteLimit(LIMIT);
  const [file, setFile] = useState<FileReading>();
  const fileProblem = file && 'problem' in file ? file.problem : undefined;
  const deferred = useDeferredValue(content);
  const { choices, choose: chooseField } = useColumnChoices(nouns);
  const existing = useKnownRecords(props.existing, text !== '');
  const { known } = existing;
  const read = useMemo(
    () => readImport(deferred.text, importing, { origin: deferred.origin, known, choices }),
    [deferred, importing, known, choices],
  );
  const { columns, others, rows } = read;
  const ready = rows.filter(isReady);
  const blocked = rows.filter(isBlocked);
  const { run, reasons, start } = useImportRun({ importing, existing: props.existing, known, nouns });

  const create = () => {
    // The preview may be behind what was typed last.
    const { head, rows: all } =
      deferred === content ? read : readImport(text, importing, { origin: content.origin, known, choices });
    let left = all;
    start(all.filter(isReady), {
      // They leave the text at once, so that it has none of them whenever the run ends.
      onCreated: (created) => {
        left = all.filter((row) => !created.has(row));
        take(textOf(head, left));
      },
      onEnd: () => {
        if (left.length === 0) onDone();
      },
    });
  };

  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    const found = await readFile(chosen, LIMIT);
    setFile(found);
    if ('problem' in found) return;
    if (text !== '') discard('The rows were replaced by those of the file.');
    take(found);
  };

  return (
    <Stack gap="sm">
      <Title order={level} size={level === 1 ? 'h2' : 'h4'}>{`Import ${nouns.other}`}</Title>
      {offer && <DraftOffer draft={offer} />}
      <FieldNames fields={importing.fields} />
      <Textarea
        label="Rows"
        description="Paste cells from a spreadsheet, or choose a CSV or Excel file."
        classNames={{ input: classes.text }}
        // In columns from the left: the text itself, not its frame.
        attributes={{ input: { dir: 'ltr' } }}
        spellCheck={false}
        error={refusal ?? fileProblem ?? read.problem}
        {...limit}
        rows={8}
        value={text}
        disabled={run.running}
        onChange={({ currentTarget }) => {
          setFile(undefined);
          type(currentTarget.value);
        }}
      />
      <Group gap="xs" className={classes.files}>
        <FileButton
          // Those that are not read are refused with what to do.
          accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv"
          onChange={(file) => void choose(file)}
          disabled={run.running}
          // A browser fires no event when the same file is selected again after a correction.
          inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} />}>
              Choose a file
            </Button>
          )}
        </FileButton>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconDownload size={14} />}
          onClick={() =>
            download(
              `${nouns.other}.csv`,
              toCsv(
                importing.fields.map(({ label }) => label),
                [],
              ),
            )
          }
        >
          Download a template
        </Button>
      </Group>
      {file && 'notes' in file && <FileNotes notes={file.notes} />}
      {deferred.text !== '' && read.problem === undefined && (
        <ImportNotes nouns={nouns.other} columns={columns.length} rows={rows.length} others={others} />
      )}
      {read.assigned.length > 0 && (
        <ImportColumns
          columns={read.assigned}
          fields={importing.fields}
          rows={rows.map(({ row }) => row)}
          disabled={run.running}
          onChoose={chooseField}
        />
      )}
      {columns.length > 0 && rows.length > 0 && (
        <ImportPreview rows={rows} columns={columns} reasons={reasons} />
      )}
      {existing.failed && (
        <Alert
          color="warning"
          role="status"
          title={`The ${nouns.other} that exist already could not all be read`}
        >
          <Group gap="xs">
            Rows may create some of them again.
            <Button size="compact-sm" variant="default" onClick={() => void existing.refetch()}>
              Retry
            </Button>
          </Group>
        </Alert>
      )}
      {run.problem !== undefined && <Alert color="danger" title={run.problem} />}
      <ImportBar
        run={run}
        ready={ready.length}
        blocked={blocked.length}
        existing={rows.length - ready.length - blocked.length}
        reading={existing.reading}
        create={createText(ready.length, nouns)}
        onCreate={create}
        back={back}
        onBack={onDone}
      />
      <LeaveDialog
        guard={guard}
        onLeave={() => discard(`The import of ${nouns.other} was discarded.`)}
        rest={run.running ? restWhileCreating : undefined}
      />
    </Stack>
  );
};
