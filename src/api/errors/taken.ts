const taken = /already (been )?(taken|used|in use|registered|exists?)|must be unique|duplicate/i;
const otherwise = /password|date|file|image/i;

/**
 * A message that another record has a value, with what the lists do not show: many servers only hide a deleted record,
 * and still count its slug or name (Laravel's soft deletes).
 */
export const aboutDeleted = (message: string): string =>
  taken.test(message) && !otherwise.test(message) ? `${message} Perhaps by a deleted record.` : message;
