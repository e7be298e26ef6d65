/** A text for use within a regular expression, of which no character means more than itself. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
