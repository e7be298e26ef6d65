import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Stack, useDirection } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/errors/api-error';
import { Pagination } from '@/components/data-table/pagination';
import { useListSearch } from '@/components/data-table/use-list-search';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLatest } from '@/components/hooks/use-latest';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { WithHelp } from '@/components/links/help-link';
import { ListPage } from '@/components/list-page/list-page';
import { notifySuccess } from '@/components/notices/notices';
import { SheetBar } from '@/components/sheet/sheet-bar';
import type { SheetEditing } from '@/components/sheet/sheet-row';
import type { Edits, RowId } from '@/components/sheet/use-edits';
import { useSheet } from '@/components/sheet/use-sheet';
import { DimmedText } from '@/components/text/dimmed-text';
import { noteSaved } from '@/lib/dates/saved-since';
import { pageOfAll } from '@/lib/lists/paging';
import { imageArea } from '@/resources/images';
import type { LoadTypes } from '@/resources/record-type';
import type { FoundImage } from './found-image';
import { ImageDialog } from './image-dialog';
import { imageFilters } from './image-search';
import { ImageTile } from './image-tile';
import classes from './images.module.css';
import { imagesThat, inOrder, isBroken, lookOf, type Twins, twinsOf } from './judged';
import { editorOf } from './read-images';
import { LooksBar, NoImages, ReadingBar } from './reading-state';
import type { LooksState } from './shown-picture';
import { type ImageReading, useImageReading } from './use-image-reading';
import { useLooks } from './use-looks';

interface ImageGridProps {
  images: readonly FoundImage[];
  edits: Edits;
  reasons: ReadonlyMap<RowId, string>;
  twins: Twins;
  looks: Pick<LooksState, 'looks' | 'note' | 'noteShown'>;
  onOpen: (key: string) => void;
}

const stepsOf = (columns: number, isRightToLeft: boolean): Partial<Record<string, number>> => ({
  ArrowRight: isRightToLeft ? -1 : 1,
  ArrowLeft: isRightToLeft ? 1 : -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  Home: -Infinity,
  End: Infinity,
});

/** Images as tiles: arrow keys go from one to the next, Enter opens it. */
const ImageGrid = ({ images, edits, reasons, twins, looks, onOpen }: ImageGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<string>();
  const { dir } = useDirection();
  const current = images.some(({ key }) => key === at) ? at : images[0]?.key;

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-image]') ?? [])];
      const from = tiles.findIndex((tile) => tile === event.currentTarget);
      if (!list.current || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length;
      const step = stepsOf(columns, dir === 'rtl')[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = from + step;
      const isWithin = Math.abs(step) === Infinity || (to >= 0 && to < tiles.length);
      if (isWithin) tiles[Math.min(Math.max(to, 0), tiles.length - 1)]?.focus();
    },
    [dir],
  );
  const onFocus = useCallback((key: string) => setAt(key), []);

  return (
    <ul ref={list} className={classes.grid} aria-label={$localize`Images`}>
      {images.map((image) => (
        <ImageTile
          key={image.key}
          image={image}
          edited={edits.get(image.key)?.after.alt as string | undefined}
          reason={reasons.get(image.key)}
          twins={(twins.get(image.key)?.length ?? 1) - 1}
          look={lookOf(looks.looks, image)}
          broken={isBroken(image, looks.looks)}
          note={looks.note}
          noteShown={looks.noteShown}
          current={image.key === current}
          onOpen={onOpen}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
      ))}
    </ul>
  );
};

const notRead = () =>
  new ApiError('http', $localize`This image has not been read yet. Wait for it, then save again.`);

/** The image of a row, and how it is changed. */
const foundIn = ({ images, types }: ImageReading, key: string) => {
  const image = images.find((one) => one.key === key);
  const editor = image && editorOf(types, image);
  if (!editor) throw notRead();
  return { image, editor };
};

/** Alt texts as a sheet with a row for each image: saved one after the other, with Stop, Retry and Undo. */
const useAltEditing = (reading: ImageReading): SheetEditing => {
  const latest = useLatest(reading);
  return useMemo(
    () => ({
      fields: [{ name: 'alt', label: $localize`Alt text`, kind: 'text' }],
      problemsIn: () => ({}),
      save: async (key, change) => {
        const { image, editor } = foundIn(latest.current, String(key));
        const written = await editor.saveAlt(image.record, image, change);
        noteSaved(image.form);
        latest.current.note(image.key, { alt: String(written.after.alt ?? '') });
        return written;
      },
    }),
    [latest],
  );
};

/** Replaces an image that is its record's only one, and shows what the record has since. */
const useReplacing = (reading: ImageReading) =>
  useMutation({
    meta: { handled: true },
    mutationFn: async ({ image: { key }, file }: { image: FoundImage; file: File }) => {
      const { image, editor } = foundIn(reading, key);
      await editor.replace(image.record, image, file);
      noteSaved(image.form);
      const now = editor.imagesIn(await editor.read(image.record)).find(({ slot }) => slot === image.slot);
      if (now) reading.note(key, { id: now.id, url: now.url, address: now.address, alt: now.alt });
      notifySuccess($localize`The image of “${image.name}:name:” was replaced.`);
    },
  }).mutateAsync;

const restWhileSaving = $localize`The alt text being saved is finished; the others are discarded. You can get them back for ten seconds.`;

/** Every image of the shop, to be looked over, given alt texts and replaced. */
export const ImagesScreen = ({ loadTypes }: { loadTypes: LoadTypes }) => {
  const list = useListSearch(imageFilters);
  const reading = useImageReading(loadTypes);
  const { images, types } = reading;
  const looks = useLooks(images);
  const sheet = useSheet({
    nouns: $localize`images`,
    shownBy: ['mode', 'gallery'],
    editing: useAltEditing(reading),
  });
  const { edits, reasons, draft, run, guard } = sheet;
  const replace = useReplacing(reading);
  /** The open image, and those that are gone through: saving may take some out of the filter. */
  const [open, setOpen] = useState<{ key: string; keys: readonly string[] }>();

  const seen = useDeferredValue(looks.looks);
  const twins = useMemo(() => twinsOf(images, seen), [images, seen]);
  const { text, area, with: what, sort } = list.search;
  const shown = useMemo(
    () => inOrder(imagesThat(images, { text, area, with: what }, { looks: seen, twins }), sort),
    [images, text, area, what, sort, seen, twins],
  );
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / list.perPage)));
  const answer = pageOfAll(shown, page, list.perPage);
  const byKey = useMemo(() => new Map(images.map((image) => [image.key, image])), [images]);
  const openImage = open && byKey.get(open.key);
  const through = useMemo(() => open?.keys.flatMap((key) => byKey.get(key) ?? []) ?? [], [open?.keys, byKey]);

  const altNow = ({ key, alt }: FoundImage) => edits.get(key)?.after.alt ?? alt;
  const isTaken = (image: FoundImage, proposal: string) =>
    images.some((one) => one.form === image.form && one.key !== image.key && altNow(one) === proposal);
  const latestShown = useLatest(shown);
  const show = useCallback(
    (key: string | undefined) =>
      setOpen((before) =>
        key === undefined
          ? undefined
          : { key, keys: before?.keys ?? latestShown.current.map((image) => image.key) },
      ),
    [latestShown],
  );
  const elsewhere = [...edits.keys()].filter((id) => !answer.data.some(({ key }) => key === id)).length;

  return (
    <ListPage title={imageArea.label} list={list} views={imageArea.views}>
      <Stack gap="xs">
        <WithHelp about="Look after all images">
          <DimmedText>
            {$localize`Every image of the shop. Arrow keys go from one to the next, Enter opens it and then takes one alt text after the other.`}
          </DimmedText>
        </WithHelp>
        <ReadingBar reading={reading} />
        {images.length > 0 && <LooksBar looks={looks} />}
        {draft.offer && edits.size === 0 && <DraftOffer draft={draft.offer} />}
        {shown.length === 0 ? (
          <NoImages reading={reading} found={images.length} />
        ) : (
          <div ref={focusAfterRemoval} className={classes.frame} aria-busy={reading.run.running}>
            <ImageGrid
              images={answer.data}
              edits={edits}
              reasons={reasons}
              twins={twins}
              looks={looks}
              onOpen={show}
            />
            <div className={classes.pages}>
              <Pagination nouns={$localize`images`} answer={answer} list={{ ...list, page }} />
            </div>
          </div>
        )}
        <SheetBar
          edits={edits}
          elsewhere={elsewhere}
          run={run}
          problem={sheet.problem}
          onSave={sheet.save}
          onDiscard={sheet.discard}
        />
      </Stack>
      <ImageDialog
        images={through}
        open={openImage}
        edited={openImage && (edits.get(openImage.key)?.after.alt as string | undefined)}
        reason={openImage && reasons.get(openImage.key)}
        looks={looks}
        twins={twins}
        read={{ types, isTaken }}
        saving={run.running}
        unsaved={edits.size}
        onEdit={({ key, name, alt = '' }, next) => sheet.set({ id: key, name, cells: { alt } }, 'alt', next)}
        onOpen={show}
        onSave={() => {
          show(undefined);
          sheet.save();
        }}
        onReplace={(image, file) => replace({ image, file })}
      />
      <LeaveDialog guard={guard} onLeave={draft.discard} rest={run.running ? restWhileSaving : undefined} />
    </ListPage>
  );
};
