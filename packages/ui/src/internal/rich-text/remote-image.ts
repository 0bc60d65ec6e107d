/** No origin besides that of the page; a constant, so that it does not cause re-renders. */
export const noOrigins: readonly string[] = []

/**
 * Whether a picture would be requested from another host. That host would learn who
 * reads the text and when, and the author of a text must not be able to cause that.
 *
 * @param src passed `safeImageSrc`
 * @param imageOrigins allowed origins, such as `https://cdn.example`
 */
export function isRemoteImage(src: string, imageOrigins: readonly string[]): boolean {
  if (!/^https:/i.test(src)) return false
  const { origin } = new URL(src)
  return origin !== globalThis.location?.origin && !imageOrigins.includes(origin)
}
