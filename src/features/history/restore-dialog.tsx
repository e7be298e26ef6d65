import { useEffect, useRef, useState } from 'react';
import { List, Skeleton, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiBaseUrl } from '@/api/client/config';
import { useLatest } from '@/components/hooks/use-latest';
import { imageAddress } from '@/components/inputs/images/image-address';
import { LinkText } from '@/components/links/link-button';
import { downloadImage } from '@/domain/copying/download-image';
import type { Entry } from '@/domain/history/entry';
import { markEntry, readDeleted } from '@/domain/history/history-store';
import { joinedByAnd } from '@/lib/formats/formats';
import { isFilledText } from '@/lib/text/is-filled-text';
import { nextSlug } from '@/lib/text/plain-slug';
import { counted, plural } from '@/lib/text/plural';
import { isRecord } from '@/lib/values/is-record';
import { areaAt } from '@/resources/index';
import { type LoadTypes, type PartType, partTypes } from '@/resources/record-type';
import { imagesOf } from './restorable';
import { partsOf, type Restored, restoreSteps } from './restore';
import { RunDialog } from './run-dialog';
import { subjectAt } from './subject';

/** Pages may read files of their own host and of the API's; of any other the browser refuses it. */
const isReadable = (url: string): boolean => {
  const here = window.location.href;
  const origins = [here, apiBaseUrl()].map((one) => new URL(one, here).origin);
  const address = imageAddress(url);
  return address !== undefined && origins.includes(new URL(address).origin);
};

/** The files of images by their URLs, without those that cannot be fetched. */
const filesAt = async (urls: readonly string[]): Promise<ReadonlyMap<string, File>> => {
  const files = await Promise.all(
    urls.filter(isReadable).map(async (url) => {
      const file = await downloadImage(url).catch(() => undefined);
      return file ? ([[url, file]] as const) : [];
    }),
  );
  return new Map(files.flat());
};

const MOST_NAMESAKES = 100;

interface RestoreDialogProps {
  /** The deletion that was asked about last. */
  entry: Entry;
  opened: boolean;
  loadTypes: LoadTypes;
  onClose: () => void;
}

/** The deleted record as it is stored, and how it is created again. */
const useDeleted = (entry: Entry, loadTypes: LoadTypes) =>
  useQuery({
    queryKey: ['history', 'deleted', entry.id, entry.path],
    queryFn: async () => {
      const [record, types] = await Promise.all([readDeleted(entry.id), loadTypes()]);
      const { kind, parent = 0 } = subjectAt(entry.path);
      const type = types[kind];
      return isRecord(record) && type ? { record, type, parts: partTypes(types, kind), parent } : null;
    },
    meta: { constant: true },
    staleTime: Infinity,
  });

const partsText = (parts: readonly PartType[], record: object): string =>
  joinedByAnd(
    parts.flatMap((part) => {
      const count = partsOf([part], record).length;
      return count > 0 ? [counted(count, part.nouns.one, part.nouns.other)] : [];
    }),
  );

/** Creates a deleted record again as a new one, with its parts one by one. */
export const RestoreDialog = ({ entry, opened, loadTypes, onClose }: RestoreDialogProps) => {
  const client = useQueryClient();
  const deleted = useDeleted(entry, loadTypes);
  const [typedSlug, setSlug] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const slugField = useRef<HTMLInputElement>(null);
  const [restored, setRestored] = useState<Restored>();
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const { data } = deleted;
  const resource = data?.type.of(data.parent);
  const values = data && resource ? resource.toValues(data.record) : {};
  const known = restored ?? entry.restored;
  const subject = subjectAt(entry.path);
  const area = areaAt(subject.kind);
  const slug = typedSlug ?? ('slug' in values && isFilledText(values.slug) ? values.slug : undefined);
  const latestSlug = useLatest(slug);
  const images = data && resource ? imagesOf(resource, data.record).length : 0;
  useEffect(() => {
    if (taken === undefined) return;
    slugField.current?.focus();
    slugField.current?.select();
  }, [taken]);
  const parts = data ? partsText(data.parts, data.record) : '';
  const left = data ? partsOf(data.parts, data.record).length - (known?.parts.length ?? 0) : 0;
  const isWhole = known !== undefined && left === 0;
  const unrestorable =
    data === null
      ? $localize`It was not read before it was deleted, so it cannot be created again.`
      : area?.unrestorable;

  const filesOf = async (urls: readonly string[]) => {
    const files = await filesAt(urls);
    setMissing((before) => new Set([...before, ...urls].filter((url) => !files.has(url))));
    return files;
  };
  const namesakes = async (name: string) => {
    const find = await area?.records?.(client);
    if (!find) throw new Error('These records are not searched by name.');
    const found = await find(name, MOST_NAMESAKES, AbortSignal.timeout(30_000));
    return found.filter((one) => one.name === name).map(({ id }) => id);
  };
  const stepsOf = () =>
    data
      ? restoreSteps({
          ...data,
          name: entry.name,
          slug: () => latestSlug.current,
          onTaken: () => {
            setTaken(latestSlug.current);
            setSlug(nextSlug(latestSlug.current ?? ''));
          },
          restored: known,
          filesOf,
          namesakes: area?.records && subject.parent === undefined ? namesakes : undefined,
          onRestored: (next) => {
            setRestored(next);
            markEntry(entry.id, { restored: next }).catch(() => undefined);
          },
        })
      : [];
  const confirm = known ? $localize`Create the rest` : $localize`Restore as new`;
  const link = known && subject.parent === undefined ? area?.open?.(known.id) : undefined;
  return (
    <RunDialog
      opened={opened}
      title={$localize`Restore “${entry.name}:name:” as new?`}
      confirm={data && unrestorable === undefined && !isWhole ? confirm : undefined}
      label={$localize`Restoring`}
      by="restoring"
      stepsOf={stepsOf}
      onClose={onClose}
    >
      {deleted.isPending && (
        <Skeleton h={80} role="status" aria-label={$localize`Loading the deleted record`} />
      )}
      {deleted.isError && (
        <Text size="sm">{$localize`The deleted record could not be read from this browser.`}</Text>
      )}
      {unrestorable !== undefined && <Text size="sm">{unrestorable}</Text>}
      {isWhole && <Text size="sm">{$localize`It has been restored.`}</Text>}
      {data && unrestorable === undefined && !isWhole && (
        <>
          <Text size="sm">
            {parts === ''
              ? $localize`It is created again as it was read before it was deleted.`
              : $localize`It is created again as it was read before it was deleted, with ${parts}:parts:.`}
          </Text>
          <List size="sm">
            <List.Item>
              {$localize`It gets a new ID. What referred to the old one, such as bookings, does not refer to it.`}
            </List.Item>
            {images > 0 && (
              <List.Item>
                {plural(images, {
                  one: $localize`Its image is uploaded again, if the server still has the file.`,
                  other: $localize`Its # images are uploaded again, as far as the server still has the files.`,
                })}
              </List.Item>
            )}
          </List>
          {slug !== undefined && !known && (
            <TextInput
              label={$localize`Slug`}
              ref={slugField}
              description={$localize`If the server says that it is taken, perhaps by the deleted record, the next one is put here.`}
              error={
                taken !== undefined && $localize`“${taken}:slug:” was refused. Press Enter to try this one.`
              }
              dir="ltr"
              value={slug}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
            />
          )}
        </>
      )}
      {missing.size > 0 && (
        <Text size="sm" role="status">
          {plural(missing.size, {
            one: $localize`# image could not be fetched: add it by hand.`,
            other: $localize`# images could not be fetched: add them by hand.`,
          })}
        </Text>
      )}
      {link && (
        <Text size="sm">
          <LinkText inherit {...link}>
            {$localize`Open the new record`}
          </LinkText>
        </Text>
      )}
    </RunDialog>
  );
};
