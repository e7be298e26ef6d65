/** A title as it stands in the middle of a sentence: "Top deals" as "top deals", but "SEO pages" and "A4 sheets" as they are. */
export const nounsOf = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
