type Search = Record<string, unknown>;

/**
 * Parses a query string into plain text values, so that `?q=123` stays the text "123". A repeated key becomes an array;
 * routes coerce values by their search schema.
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

/** Serializes a search object to a readable query string ("?page=2&title=abc"); omits empty values. */
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
