type Search = Record<string, unknown>;

/**
 * Reads a query string into plain text values, so that `?q=123` stays the text "123". A key that occurs more than
 * once becomes an array; routes coerce what they need through their search schema.
 */
export const parseSearch = (query: string): Search => {
  const params = new URLSearchParams(query);
  const search: Search = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    search[key] = values.length > 1 ? values : values[0];
  }
  return search;
};

/** Writes a search object as a readable query string ("?page=2&title=abc"); empty values are left out. */
export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' ? item !== '' : typeof item === 'number' || typeof item === 'boolean')
        params.append(key, String(item));
    }
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
};
