/** No origin besides that of the page; one object, so that nothing is drawn anew for it. */
export const noOrigins: readonly string[] = []

/**
 * Whether drawing a picture would ask another host for it. That host would learn
 * who reads the text and when, which whoever wrote it must not decide.
 *
 * @param src passed `safeImageSrc`
 * @param imageOrigins origins that are asked all the same, such as `https://cdn.example`
 */
export function isRemoteImage(src: string, imageOrigins: readonly string[]): boolean {
  if (!/^https:/i.test(src)) return false
  const { origin } = new URL(src)
  return origin !== globalThis.location?.origin && !imageOrigins.includes(origin)
}
