import { createContext, use } from 'react';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Measure } from '@/domain/seo/measure';
import type { PageTexts, SearchField } from '@/domain/seo/search-editing';
import { type Peer, sameText, type SeoWarning, seoWarnings } from '@/domain/seo/seo-warnings';
import { RESULT_DESCRIPTION, RESULT_TITLE, shortened } from '@/domain/seo/text-width';

const boxes = { meta_page_title: RESULT_TITLE, meta_description: RESULT_DESCRIPTION };

/** The buttons that fill in a page's own words. */
export const ownLabels = {
  meta_page_title: $localize`Use the name`,
  meta_description: $localize`Use the text`,
};

/** A page with its texts as they are edited. */
export interface EditedPage extends Peer {
  path: string;
}

/** The pages by what they have in a field: its name, a line break, and the text for comparison. */
export type Twins = ReadonlyMap<string, readonly EditedPage[]>;

const twinKey = (field: SearchField, text: string) => `${field}\n${sameText(text)}`;

export const twinsOf = (pages: readonly EditedPage[]): Twins =>
  Map.groupBy(
    pages.flatMap((page) => [
      { ...page, key: twinKey('meta_page_title', page.title) },
      { ...page, key: twinKey('meta_description', page.description) },
    ]),
    ({ key }) => key,
  );

/** What is wrong with a text of a page, as the form says it. */
export const faultsOf = (
  { path, name }: { path: string; name: string },
  field: SearchField,
  text: string,
  twins: Twins,
): SeoWarning[] => {
  const alike = twins.get(twinKey(field, text))?.filter((page) => page.path !== path) ?? [];
  const [title, description] = field === 'meta_page_title' ? [text, ''] : ['', text];
  const short = {
    title: shortened(title || name, RESULT_TITLE),
    description: shortened(description, RESULT_DESCRIPTION),
  };
  const texts = { name, title, description, slug: '', storedSlug: '' };
  return seoWarnings(texts, short, alike).filter((warning) => warning.field === field);
};

interface Mending {
  texts: ReadonlyMap<string, PageTexts>;
  twins: Twins;
  onFill: (path: string, field: SearchField, text: string) => void;
  disabled: boolean;
}

export const MendingContext = createContext<Mending>({
  texts: new Map(),
  twins: new Map(),
  onFill: () => undefined,
  disabled: true,
});

interface SearchNoteProps {
  path: string;
  field: SearchField;
  text: string;
}

/** Below a text: its width in search results, what is wrong with it, and what mends it. */
export const SearchNote = ({ path, field, text }: SearchNoteProps) => {
  const { texts, twins, onFill, disabled } = use(MendingContext);
  const page = texts.get(path);
  if (!page) return null;
  const { name, own } = page;
  const faults = faultsOf({ path, name }, field, text, twins);
  const mends = new Map(
    faults.flatMap(({ mend }) => (typeof mend?.value === 'string' ? [[mend.label, mend.value]] : [])),
  );
  if (faults.length > 0 && own[field] !== '') mends.set(ownLabels[field], own[field]);
  return (
    <Group
      gap="2px var(--mantine-spacing-sm)"
      px={8}
      pb={4}
      mih={24}
      data-short={faults.length > 0 || undefined}
    >
      <Measure text={text} box={boxes[field]} />
      {faults.map(({ message, brief }) => (
        <Text key={message} size="xs" c="var(--mantine-color-warning-text)" span>
          <span aria-hidden>
            <bdi>{brief}</bdi>
          </span>
          <VisuallyHidden>{message}</VisuallyHidden>
        </Text>
      ))}
      {[...mends].map(
        ([label, value]) =>
          value !== text && (
            <Button
              key={label}
              size="compact-xs"
              variant="subtle"
              disabled={disabled}
              aria-label={$localize`${label}:label: of “${name}:name:”`}
              onClick={({ currentTarget }) => {
                // The button goes with the fault.
                currentTarget.closest('td')?.querySelector<HTMLElement>('input, textarea')?.focus();
                onFill(path, field, value);
              }}
            >
              {label}
            </Button>
          ),
      )}
    </Group>
  );
};
