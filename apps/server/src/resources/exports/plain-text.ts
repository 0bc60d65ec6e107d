import sanitizeHtml from 'sanitize-html'

/** The text of rich text, without its formatting. */
export function plainText(html: string): string {
  const lines = html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/div)\s*\/?>/gi, '\n')
  const text = sanitizeHtml(lines, {
    allowedTags: [],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
}
