import { filledIn } from '@/api/writes/resource';
import type { CopyPart, HeldPart } from '@/domain/copying/copy-part';
import { heldImages, imageItems } from '@/domain/copying/image-part';
import { faqsOf } from '@/features/packages/faqs/faq-values';
import { savedDays } from '@/features/packages/itinerary/itinerary-values';
import { sentTexts, textsKey, tidy } from '@/features/packages/itinerary/plan';
import { dayName } from '@/features/packages/itinerary/words';
import { packageResource } from '@/features/packages/package-values';
import { deleteFaq } from '@/generated/api/faqs/faqs';
import { deleteFile } from '@/generated/api/files/files';
import { createItinerary, deleteItinerary } from '@/generated/api/itineraries/itineraries';
import { getPackage } from '@/generated/api/packages/packages';
import type { Faq, Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { editImages } from '@/resources/package-links';

const heldDays = (record: Package): HeldPart[] =>
  savedDays(record).map((day) => ({ id: day.id, key: textsKey(day), content: textsKey(day) }));

const faqKey = ({ question, answer }: Faq) => JSON.stringify([question, answer ?? ''].map(tidy));
const heldFaqs = ({ faqs = [] }: Package): HeldPart[] =>
  faqs.map((faq) => ({ id: faq.id, key: faqKey(faq), content: `${faqKey(faq)} ${faq.status}` }));

const imagesOf = (record: Package) => packageResource.toValues(record).images;

const dayPart = (original: Package, target: Package): CopyPart => ({
  id: 'days',
  title: $localize`Itinerary days`,
  items: savedDays(original).map((day, index) => ({
    key: textsKey(day),
    content: textsKey(day),
    name: $localize`Day ${formatCount(index + 1)}:index:: ${dayName(day, index)}:dayName:`,
    create: () => createItinerary(target.id, filledIn(sentTexts(day))),
  })),
  held: heldDays(target),
  read: async () => heldDays((await getPackage(target.id)).data),
  remove: (id) => deleteItinerary(target.id, id),
  inOrder: true,
});

const faqPart = ({ faqs = [] }: Package, target: Package): CopyPart => {
  const resource = faqsOf(target.id);
  return {
    id: 'faqs',
    title: $localize`FAQs`,
    items: faqs.map((faq) => ({
      key: faqKey(faq),
      content: `${faqKey(faq)} ${faq.status}`,
      name: faq.question,
      // One of which the server tells no status is created like a new one.
      create: async () => resource.create?.({ ...resource.toValues(faq), status: faq.status !== 0 }),
    })),
    held: heldFaqs(target),
    read: async () => heldFaqs((await getPackage(target.id)).data),
    remove: (id) => deleteFaq(target.id, id),
  };
};

const imagePart = (original: Package, target: Package): CopyPart => ({
  id: 'images',
  title: $localize`Images`,
  note: $localize`Each is downloaded and uploaded again, if its server allows it.`,
  items: imageItems({
    images: imagesOf(original),
    resource: packageResource,
    recordId: () => target.id,
  }),
  held: heldImages(imagesOf(target)),
  read: async () => heldImages(imagesOf((await getPackage(target.id)).data)),
  remove: (id) => deleteFile(id),
  anyNew: true,
  byHand: { label: $localize`Edit images`, link: editImages(target) },
});

/** What a package has besides its fields and departures. */
export const packageParts = (original: Package, target: Package, departures: CopyPart) => [
  dayPart(original, target),
  faqPart(original, target),
  departures,
  imagePart(original, target),
];
