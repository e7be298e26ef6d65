import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sleep } from '@/api/client/timings';
import { isPresent } from '@/api/tolerant/unreadable';
import type { AnyResource } from '@/api/writes/resource';
import { rowEdit } from '@/components/edit-many/row-edit';
import { saveValues } from '@/components/edit-many/save-values';
import type { Operation } from '@/components/run/operation';
import { inState, notBegun, type Step } from '@/components/run/run-steps';
import { runUnfolding } from '@/components/run/unfolding';
import { useBatch } from '@/components/run/use-batch';
import { useRun } from '@/components/run/use-run';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { areaAt } from '@/resources/index';
import { allRows, type RecordTypes } from '@/resources/record-type';
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

interface Outcome {
  listings?: readonly Listing[];
  blogs?: readonly LinkingBlog[];
  more?: readonly ReadStep[];
}

interface ReadStep extends Step<Outcome> {
  name: string;
}

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
  const run = useRun<ReadStep>({ atOnce: 4 });
  const batch = useBatch<Operation>('links');
  const [related, setRelated] = useState<readonly RelatedBlog[]>();

  const blogIn = (row: { id: number }) => blogOf(row.id, blogs.toValues(row));
  const recordStep = (row: { id: number }): ReadStep => ({
    key: row.id,
    name: recordName(row) ?? unnamedReference(row.id),
    run: async () => ({ blogs: [blogIn((await blogs.read?.(row.id)) as { id: number })] }),
  });
  const rowsAt = async (path: string) => (await client.query(allRows(types, path))).rows;
  const steps: ReadStep[] = [
    ...linkFields.map((field) => ({
      key: field,
      name: areaAt(`/${field}`)?.label ?? field,
      run: async () => ({ listings: (await rowsAt(`/${field}`)).map((row) => listingOf(field, row)) }),
    })),
    {
      key: 'blogs',
      name: areaAt('/blogs')?.label ?? '',
      run: async () => {
        const rows = await rowsAt('/blogs');
        const isWhole = (row: object) => needed.every((name) => isPresent(row, name));
        return {
          blogs: rows.filter(isWhole).map(blogIn),
          more: rows.filter((row) => !isWhole(row)).map(recordStep),
        };
      },
    },
  ];

  const read = () =>
    run.start(async (go) => {
      const done = inState(await runUnfolding(go, notBegun(steps)), 'done');
      const listings = done.flatMap(({ outcome }) => outcome?.listings ?? []);
      const names = namesOf(listings);
      const found: RelatedBlog[] = [];
      let since = performance.now();
      for (const blog of done.flatMap(({ outcome }) => outcome?.blogs ?? [])) {
        if (performance.now() - since > SLICE) {
          await sleep(0);
          since = performance.now();
        }
        found.push(relatedTo(blog, listings, names));
      }
      const isLacking = ({ proposals: [first] }: RelatedBlog) => Number(first?.sentence !== undefined);
      setRelated(
        found.filter(({ proposals }) => proposals.length > 0).toSorted((a, b) => isLacking(b) - isLacking(a)),
      );
    }, []);
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
