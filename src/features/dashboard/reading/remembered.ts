/** The same pages, each read once; one that failed is read again. */
export const remembered = <Answer>(
  read: (page: number) => Promise<Answer>,
): ((page: number) => Promise<Answer>) => {
  const pages = new Map<number, Promise<Answer>>();
  return (page) => {
    const known = pages.get(page);
    if (known) return known;
    const answer = read(page);
    pages.set(page, answer);
    answer.catch(() => pages.delete(page));
    return answer;
  };
};
