/** The texts of a page for search engines and shared links. */
export interface SeoTexts {
  /** Replaces a missing title. */
  name: string;
  title: string;
  description: string;
  slug: string;
  /** The beginning of the page's text, if any; lazy, as it may be long. */
  text?: () => string;
  /** The current slug of the page; empty for a new one. */
  storedSlug: string;
}

/** Another page from a loaded list. */
export interface Peer {
  name: string;
  title: string;
  description: string;
}

/** A warning, its field, and the fix. */
export interface SeoWarning {
  field: 'meta_page_title' | 'meta_description' | 'slug';
  message: string;
  /** The message in a few words, for a column. */
  brief: string;
  mend?: { label: string; value: string | (() => string) };
}

/** Normalises a text for comparison: ignores case and surrounding spaces. */
export const sameText = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const same = (a: string, b: string) => a.trim() !== '' && sameText(a) === sameText(b);

const sameAs = ({ name }: Peer) => ({ brief: $localize`Same as “${name}:name:”` });

/** Title and description, each truncated as shown. */
export interface Shortened {
  title: string;
  description: string;
}

const titleWarnings = ({ name, title }: SeoTexts, short: Shortened, peers: readonly Peer[]): SeoWarning[] => {
  const field = 'meta_page_title';
  if (name === '' && title === '') return [];
  if (title === '')
    return [
      {
        field,
        message: $localize`There is no meta page title: search engines make one up.`,
        brief: $localize`Missing`,
        mend: { label: $localize`Use the name`, value: short.title },
      },
    ];
  const twin = peers.find((peer) => same(peer.title, title));
  return [
    ...(short.title === title
      ? []
      : [
          {
            field,
            message: $localize`The meta page title is too long: its end is cut off.`,
            brief: $localize`Too long`,
            mend: { label: $localize`Shorten the title`, value: short.title },
          } as const,
        ]),
    ...(twin
      ? [
          {
            field,
            message: $localize`“${twin.name}:name:” has the same meta page title.`,
            ...sameAs(twin),
          } as const,
        ]
      : []),
  ];
};

const descriptionWarnings = (
  { name, title, description, text }: SeoTexts,
  short: Shortened,
  peers: readonly Peer[],
): SeoWarning[] => {
  const field = 'meta_description';
  if (description === '')
    return name === '' && title === ''
      ? []
      : [
          {
            field,
            message: $localize`There is no meta description: search engines pick a piece of the page.`,
            brief: $localize`Missing`,
            ...(text && { mend: { label: $localize`Use the text`, value: text } }),
          },
        ];
  const twin = peers.find((peer) => same(peer.description, description));
  return [
    ...(short.description === description
      ? []
      : [
          {
            field,
            message: $localize`The meta description is too long: its end is cut off.`,
            brief: $localize`Too long`,
            mend: { label: $localize`Shorten the description`, value: short.description },
          } as const,
        ]),
    ...(twin
      ? [
          {
            field,
            message: $localize`“${twin.name}:name:” has the same meta description.`,
            ...sameAs(twin),
          } as const,
        ]
      : []),
  ];
};

const slugWarnings = ({ slug, storedSlug }: SeoTexts): SeoWarning[] =>
  storedSlug === '' || slug === storedSlug
    ? []
    : [
        {
          field: 'slug',
          message: $localize`Links to “${storedSlug}:storedSlug:” will stop working: the page moves to “${slug}:slug:”.`,
          brief: $localize`Links will break`,
          mend: { label: $localize`Keep the old slug`, value: storedSlug },
        },
      ];

/** The warnings for the texts; `short` has title (or name) and description as truncated, `peers` the other pages. */
export const seoWarnings = (texts: SeoTexts, short: Shortened, peers: readonly Peer[]): SeoWarning[] => [
  ...slugWarnings(texts),
  ...titleWarnings(texts, short, peers),
  ...descriptionWarnings(texts, short, peers),
];
