import { useEffect, useMemo, useRef } from 'react';
import { Alert, Button, FileButton, Group, Stack, Textarea, type TextareaProps, Title } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Importing } from '@/components/edit-many/importing';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { isFocusLost } from '@/components/keys/focus-lost';
import { WithHelp } from '@/components/links/help-link';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import classes from './import.module.css';
import { ImportBar } from './import-bar';
import { ImportColumns } from './import-columns';
import { ImportMends } from './import-mends';
import { ImportPreview } from './import-preview';
import { type ImportRow, isReady } from './import-rows';
import { FieldNames, FileNotes, ImportNotes, Repeated, Unread } from './import-texts';
import { missingIn, type Nouns } from './import-words';
import type { KnownRecords } from './known-records';
import { recordsFile } from './records-file';
import { tooManyLines } from './row-limits';
import { isLeft, isReason, leftFile } from './rows-left';
import { textOf } from './rows-text';
import { useImportFile } from './use-import-file';
import { useImportRows } from './use-import-rows';
import { useImportRun } from './use-import-run';

interface ImportDownloadsProps {
  importing: Importing;
  existing: KnownRecords;
  nouns: Nouns;
}

const look = { size: 'xs', variant: 'subtle', leftSection: <IconDownload size={14} /> } as const;

/** Files to start from: one with the names of the fields, and one with all records. */
const ImportDownloads = ({ importing, existing, nouns }: ImportDownloadsProps) => {
  const client = useQueryClient();
  const fileName = `${nouns.other.replaceAll(' ', '-')}.csv`;
  const all = useMutation({
    meta: { invalidates: false },
    mutationFn: async () => {
      const { records } = await existing.read(client);
      download(fileName, await recordsFile(importing, records, client));
    },
  });
  const template = () =>
    toCsv(
      importing.fields.map(({ label }) => label),
      [],
    );
  return (
    <>
      <Button {...look} onClick={() => download(fileName, template())}>
        {$localize`Download a template`}
      </Button>
      {importing.changing && (
        <Button {...look} loading={all.isPending} onClick={() => all.mutate()}>
          {$localize`Download all ${nouns.other}:nouns:`}
        </Button>
      )}
    </>
  );
};

/** Where rows are pasted; has the initial focus, as pasting is what an import is opened for. */
const RowsInput = (props: TextareaProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocusLost()) input.current?.focus();
  }, []);
  return (
    <Textarea
      ref={input}
      label={$localize`Rows`}
      description={$localize`Paste cells from a spreadsheet, or choose or drop a CSV or Excel file.`}
      classNames={{ input: classes.text }}
      // In columns from the left: the text itself, not its frame.
      attributes={{ input: { dir: 'ltr' } }}
      spellCheck={false}
      rows={8}
      {...props}
    />
  );
};

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

const restWhileWriting = $localize`The row that is being written is finished; the others are left as they are.`;

/** Creates and changes records from rows that were copied from a spreadsheet, or from a file. */
export const ImportScreen = (props: ImportScreenProps) => {
  const { nouns, importing, level, back, onDone } = props;
  const rowsOf = useImportRows(nouns, importing, props.existing);
  const { text, existing, names, read, actions, counts } = rowsOf;
  const { content, offer, guard } = text;
  const { columns, rows, head } = read;
  const [refusal, limit] = usePasteLimit(LIMIT, tooManyLines);
  const { known, reading } = existing;
  const { run, reasons, start } = useImportRun({ importing, existing: props.existing, known, nouns });
  const hasLeft = useMemo(() => rows.some((row) => isLeft(row, reasons)), [rows, reasons]);

  const write = () => {
    const latest = rowsOf.readLatest();
    let left: readonly ImportRow[] = latest.rows;
    start(latest.rows.filter(isReady), {
      // They leave the text at once, so that it has none of them whenever the run ends.
      onDone: (done) => {
        left = latest.rows.filter((row) => !done.has(row));
        text.takeSoon(textOf(latest.head, left));
      },
      onEnd: (changed) => {
        existing.noteWritten(changed);
        const isOver = left.every(({ state }) => state === 'same');
        text.take(textOf(latest.head, isOver ? [] : left));
        if (isOver) onDone();
      },
    });
  };

  const { reading: file, ...files } = useImportFile({
    limit: LIMIT,
    disabled: run.running,
    onRead: (found) => {
      if (text.latest().text !== '') text.discard($localize`The rows were replaced by those of the file.`);
      rowsOf.restart();
      text.take(found);
    },
  });

  return (
    <Stack ref={focusAfterRemoval} gap="sm" {...files.target}>
      <WithHelp about="Create or change records by a spreadsheet">
        <Title
          order={level}
          size={level === 1 ? 'h2' : 'h4'}
        >{$localize`Import ${nouns.other}:nouns:`}</Title>
      </WithHelp>
      {offer && <DraftOffer draft={offer} />}
      <FieldNames fields={importing.fields} />
      <RowsInput
        error={refusal ?? (file && 'problem' in file ? file.problem : read.problem)}
        {...limit}
        value={content.text}
        disabled={run.running}
        onChange={({ currentTarget }) => {
          files.forget();
          text.type(currentTarget.value);
        }}
      />
      <Group gap="xs" className={classes.files}>
        <FileButton
          // Those that are not read are refused with what to do.
          accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv"
          onChange={files.choose}
          disabled={run.running}
          // A browser fires no event when the same file is selected again after a correction.
          inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} />}>
              {$localize`Choose a file`}
            </Button>
          )}
        </FileButton>
        <ImportDownloads importing={importing} existing={props.existing} nouns={nouns} />
      </Group>
      {file && 'notes' in file && (
        <FileNotes file={file} disabled={run.running} onSheet={files.chooseSheet} />
      )}
      {rowsOf.isRead && read.problem === undefined && (
        <ImportNotes
          nouns={nouns.other}
          columns={columns.length}
          rows={rows.length}
          others={read.others.filter((name) => !isReason(name))}
          missing={missingIn(rows, columns, importing.fields)}
        />
      )}
      {read.assigned.length > 0 && (
        <ImportColumns
          columns={read.assigned}
          fields={importing.fields}
          rows={rows.map(({ row }) => row)}
          disabled={run.running}
          onChoose={rowsOf.assign}
        />
      )}
      <ImportMends {...rowsOf.mends} disabled={run.running} />
      <Repeated rows={rowsOf.repeated} disabled={run.running} onChoose={actions.choose} />
      {columns.length > 0 && rows.length > 0 && (
        <ImportPreview
          rows={rows}
          columns={columns}
          reasons={reasons}
          held={rowsOf.held}
          chosen={rowsOf.chosen}
          disabled={run.running}
          actions={actions}
        />
      )}
      {existing.failed && (
        <Unread
          title={$localize`The ${nouns.other}:nouns: that exist already could not all be read`}
          onRetry={() => void existing.refetch()}
        >
          {$localize`Rows may create some of them again.`}
        </Unread>
      )}
      {names.failed && (
        <Unread title={$localize`Some names could not be looked up`} onRetry={names.retry}>
          {$localize`Their rows stay here.`}
        </Unread>
      )}
      {run.problem !== undefined && <Alert color="danger" title={run.problem} />}
      <ImportBar
        run={run}
        counts={counts}
        nouns={nouns}
        reading={reading}
        onStart={write}
        back={back}
        onBack={onDone}
        onSaveLeft={
          hasLeft
            ? () =>
                download(
                  `${nouns.other.replaceAll(' ', '-')}-not-imported.csv`,
                  leftFile(head, rows, columns, reasons),
                )
            : undefined
        }
      />
      <LeaveDialog
        guard={guard}
        onLeave={() => text.discard($localize`The import of ${nouns.other}:nouns: was discarded.`)}
        rest={run.running ? restWhileWriting : undefined}
      />
    </Stack>
  );
};
