/** Whether formatted text shows nothing: tags and spaces alone. */
export const isBlankHtml = (html: string | null | undefined): boolean =>
  !html || (!/<(?:img|table|hr)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() === '');
