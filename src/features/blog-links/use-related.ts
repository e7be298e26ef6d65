import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sleep } from '@/api/client/timings';
import { isPresent } from '@/api/tolerant/unreadable';
import type { AnyResource } from '@/api/writes/resource';
import { rowEdit } from '@/components/edit-many/row-edit';
import { saveValues } from '@/components/edit-many/save-values';
import type { Operation } from '@/components/run/operation';
import { useBatch } from '@/components/run/use-batch';
import { useReadRun } from '@/components/run/use-read-run';
import { readRecords } from '@/resources/read-records';
import type { RecordTypes } from '@/resources/record-type';
import { forgetWholeLists } from '@/resources/whole-list';
import {
  blogOf,
  linkFields,
  type LinkingBlog,
  linksWith,
  type Listing,
  listingOf,
  namesOf,
  type Proposal,
  type RelatedBlog,
  relatedTo,
} from './find-related';

/** What a reading finds: a listing, or a blog. */
type Found = Listing | LinkingBlog;

/** The fields that a row of the list has to have: what it lacks is read with the blog itself. */
const needed = ['title', 'description', ...linkFields];

/** The longest time for which nothing else is done, in milliseconds. */
const SLICE = 40;

const blogsIn = (types: RecordTypes): AnyResource => {
  const blogs = types['/blogs']?.of(0);
  if (!blogs) throw new Error('There are no blogs.');
  return blogs;
};

/** Finds what blogs name and do not link, and what they link and do not name, and changes the chosen ones. */
export const useRelated = (types: RecordTypes) => {
  const client = useQueryClient();
  const blogs = blogsIn(types);
  const run = useReadRun<Found>();
  const batch = useBatch<Operation>('links');
  const [related, setRelated] = useState<readonly RelatedBlog[]>();

  const steps = [
    ...linkFields.map((field) =>
      readRecords<Found>(client, types, `/${field}`, {
        look: (row) => [listingOf(field, row)],
        judge: () => () => true,
      }),
    ),
    readRecords<Found>(client, types, '/blogs', {
      look: (row) => [blogOf(row.id, blogs.toValues(row))],
      judge: () => (row) => needed.every((name) => isPresent(row, name)),
    }),
  ];

  const read = () =>
    run.read(
      () => steps,
      async ({ found }) => {
        const listings = found.filter((one) => 'field' in one);
        const names = namesOf(listings);
        const all: RelatedBlog[] = [];
        let since = performance.now();
        for (const blog of found.filter((one) => 'links' in one)) {
          if (performance.now() - since > SLICE) {
            await sleep(0);
            since = performance.now();
          }
          all.push(relatedTo(blog, listings, names));
        }
        const isLacking = ({ proposals: [first] }: RelatedBlog) => Number(first?.sentence !== undefined);
        setRelated(
          all.filter(({ proposals }) => proposals.length > 0).toSorted((a, b) => isLacking(b) - isLacking(a)),
        );
      },
    );
  const first = useEffectEvent(read);
  useEffect(() => first(), []);

  return {
    run,
    batch,
    related,
    readAgain: () => {
      setRelated(undefined);
      batch.clear();
      forgetWholeLists(client);
      read();
    },
    /** Changes the links of blogs by the chosen proposals. */
    change: (isChosen: (proposal: Proposal) => boolean) => {
      const operations = (related ?? []).flatMap(({ blog, proposals }): Operation[] => {
        const chosen = proposals.filter(isChosen);
        if (chosen.length === 0) return [];
        const before = Object.fromEntries(chosen.map(({ field }) => [field, blog.links[field]]));
        const edit = rowEdit({ save: saveValues(blogs) }, blog.id, before, (now) => linksWith(now, chosen));
        return [{ key: blog.id, name: blog.name, ...edit }];
      });
      batch.start(operations);
    },
  };
};
