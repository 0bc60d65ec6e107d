/** Images that browsers show. An SVG is one only where it cannot run scripts, as in an `<img>`. */
const IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
])

/** How a document can be looked at without downloading it; null when it cannot. */
export function previewKindOf({
  contentType,
}: {
  readonly contentType: string
}): 'image' | 'pdf' | null {
  if (IMAGE_TYPES.has(contentType)) return 'image'
  return contentType === 'application/pdf' ? 'pdf' : null
}
