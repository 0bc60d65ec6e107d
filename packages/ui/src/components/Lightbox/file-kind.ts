/** Images that browsers show. An SVG is one only where it cannot run scripts, as in an `<img>`. */
const imageTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
])

/** How a file can be looked at without downloading it. */
export type PreviewKind = 'image' | 'pdf'

/**
 * How a file can be looked at without downloading it; null when it cannot.
 *
 * @param file its media type, as its content was judged by the server
 */
export function previewKindOf({
  contentType,
}: {
  readonly contentType: string
}): PreviewKind | null {
  if (imageTypes.has(contentType)) return 'image'
  return contentType === 'application/pdf' ? 'pdf' : null
}
