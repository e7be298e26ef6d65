import { isRecord } from '@/lib/values/is-record';
import type { Attempt } from './attempt';
import type { FileWay } from './changes';
import { isSuccess } from './client';
import { pictureLost, pictureRefused, refusalOf, textsLost, textsMixed } from './mishaps';

/** A picture of 3 by 2 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWI6ISf3H4aZGJAAAAAA//9hn33yAAAABklEQVQDAHUgBg5jLPehAAAAAElFTkSuQmCC';

const pictureOf = (name: string): File =>
  new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], `${name}.png`, {
    type: 'image/png',
  });

const texts = ['First picture', 'Second picture'];

const imagesIn = (record: Record<string, unknown> | undefined): Record<string, unknown>[] =>
  Array.isArray(record?.images) ? record.images.filter(isRecord) : [];

const quoted = (image: Record<string, unknown>): string =>
  typeof image.alt === 'string' && image.alt !== '' ? `“${image.alt}”` : 'none';

/** Adds a picture, and then another: whose text does it get? */
export const tryPictures = async (
  { write }: FileWay,
  update: Attempt,
  record: () => Promise<Record<string, unknown> | undefined>,
  allowed: (picture: Record<string, unknown>) => Promise<Attempt['mishaps']>,
): Promise<void> => {
  const report = (mishap: Attempt['mishaps'][number]) => update.mishaps.push(mishap);

  /** The record's pictures, with one more of them; undefined if it was refused. */
  const add = async (count: number) => {
    const reply = await write({
      images: [pictureOf(`check-api-${count}`)],
      alt: texts.slice(0, count),
    });
    update.answers += 1;
    if (isSuccess(reply.status)) return imagesIn(await record());
    report(pictureRefused(refusalOf(reply.status, reply.body)));
    return undefined;
  };

  const [first, ...more] = (await add(1)) ?? [undefined];
  if (!first || more.length > 0) {
    if (update.mishaps.at(-1)?.what.startsWith('A picture') !== true)
      report(pictureLost(`Of one picture ${more.length > 0 ? more.length + 1 : 'none'} can be read.`));
    return;
  }
  update.mishaps.push(...(await allowed(first)));
  const images = await add(2);
  if (!images) return;
  const old = images.find(({ id }) => id === first.id);
  const added = images.find(({ id }) => id !== first.id);
  if (!old || !added)
    report(pictureLost(`A second picture ${added ? 'took the place of the first' : 'was not kept'}.`));
  else if ([old, added].every((image) => quoted(image) === 'none')) report(textsLost);
  else if (old.alt !== texts[0] || added.alt !== texts[1])
    report(
      textsMixed(
        `Beside a picture with the text “${texts[0]}” one with “${texts[1]}” was added: they are now ${quoted(old)} and ${quoted(added)}.`,
      ),
    );
};
