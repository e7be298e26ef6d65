import { useState } from 'react';
import { Button, Checkbox, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { WithHelp } from '@/components/links/help-link';
import { RecordLink } from '@/components/links/record-link';
import { BatchResults } from '@/components/run/batch-results';
import { ReadState } from '@/components/run/read-state';
import { RunGuard } from '@/components/run/run-guard';
import { useScreenTitle } from '@/components/screen/screen-title';
import { StatePanel } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import { plural } from '@/lib/text/plural';
import { areaAt } from '@/resources/index';
import type { RecordTypes } from '@/resources/record-type';
import type { Proposal, RelatedBlog } from './find-related';
import { useRelated } from './use-related';

const TITLE = $localize`Listings that blogs name`;

interface BlogCardProps {
  related: RelatedBlog;
  isTicked: (proposal: Proposal) => boolean;
  onTick: (proposal: Proposal) => void;
}

const BlogCard = ({ related: { blog, proposals }, isTicked, onTick }: BlogCardProps) => {
  const link = areaAt('/blogs')?.open?.(blog.id);
  return (
    <Paper component="section" withBorder p="sm" aria-label={blog.name}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {link ? <RecordLink link={link}>{blog.name}</RecordLink> : <bdi>{blog.name}</bdi>}
        </Title>
        {proposals.map((proposal) => (
          <Checkbox
            key={proposal.key}
            checked={isTicked(proposal)}
            onChange={() => onTick(proposal)}
            label={
              <bdi>
                {proposal.sentence === undefined
                  ? $localize`Unlink “${proposal.name}:name:”`
                  : $localize`Link “${proposal.name}:name:”`}
              </bdi>
            }
            description={
              <bdi>{proposal.sentence ?? $localize`It is linked, and the text does not name it.`}</bdi>
            }
          />
        ))}
      </Stack>
    </Paper>
  );
};

/** What blogs name and do not link, and what they link and do not name, to be ticked and changed. */
export const RelatedScreen = ({ types }: { types: RecordTypes }) => {
  useScreenTitle({ title: TITLE });
  const { run, batch, related, readAgain, change } = useRelated(types);
  /** Links are added unless one unticks them, and removed only if one ticks that. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const isTicked = ({ key, sentence }: Proposal) => ticks[key] ?? sentence !== undefined;
  const begun = batch.results.length > 0;
  const ticked = (related ?? []).filter(({ proposals }) => proposals.some(isTicked)).length;

  const again = (
    <Button variant="default" onClick={readAgain}>
      {$localize`Look again`}
    </Button>
  );
  const found = () => {
    if (begun)
      return (
        <BatchResults
          batch={batch}
          label={$localize`Changing links`}
          heads={[$localize`Blog`]}
          actions={again}
        />
      );
    if (!related) return <Skeleton h={280} role="status" aria-label={$localize`Looking through the blogs`} />;
    if (related.length === 0)
      return (
        <StatePanel icon={<IconLink size={22} />} title={$localize`Nothing to link`} action={again}>
          {$localize`Blogs link what their texts name, and nothing else.`}
        </StatePanel>
      );
    return (
      <>
        {related.map((blog) => (
          <BlogCard
            key={blog.blog.id}
            related={blog}
            isTicked={isTicked}
            onTick={(one) => setTicks({ ...ticks, [one.key]: !isTicked(one) })}
          />
        ))}
        <Group>
          <Button disabled={ticked === 0} data-confirms onClick={() => change(isTicked)}>
            {plural(ticked, { one: $localize`Change # blog`, other: $localize`Change # blogs` })}
          </Button>
          {again}
        </Group>
      </>
    );
  };
  return (
    <Stack gap="md" maw="var(--width-column)">
      <WithHelp about="Link what blogs name">
        <Title order={1}>{TITLE}</Title>
      </WithHelp>
      <DimmedText>
        {$localize`Found by name in both scripts and usual spellings. What the text names is proposed as a link; what it does not name stays linked unless you tick it.`}
      </DimmedText>
      <ReadState run={run} announcement={$localize`Looking through the blogs`} onReadAgain={readAgain} />
      {found()}
      <RunGuard
        run={batch.undo.running ? batch.undo : batch}
        name="blog-links"
        rest={$localize`Leaving stops this. What is done stays; the other blogs are not changed.`}
      />
    </Stack>
  );
};
