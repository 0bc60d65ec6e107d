const LONGEST = 255

/**
 * Signs that a name on screen or on a disk must not hold: control signs, marks
 * that turn the direction of reading (so that `exe.pdf` may not read `fdp.exe`),
 * invisible ones, line ends, halves of signs, and what disks reserve.
 */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control signs are what is looked for
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF<>:"|?*]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * The name of an uploaded file as it is kept and shown: without any path,
 * without signs that deceive, at most 255 characters with its extension whole.
 *
 * @param sent whatever the browser called it
 * @param fallback the name without extension when nothing is left of what was sent
 */
export function cleanFileName(sent: string, fallback: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(FORBIDDEN, '').replaceAll(/\s+/g, ' ').trim()
  const extension = extensionOf(clean)
  const suffix = extension === '' ? '' : `.${extension}`
  const stem = clean
    .slice(0, clean.length - suffix.length)
    // A name of dots is hidden or refused on disks.
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const room = LONGEST - suffix.length
  return `${wholeSigns(stem === '' ? fallback : stem, room)}${suffix}`
}

/** The extension of a name in lower case and without the dot; empty for none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The same name with another extension, or with one where it has none. */
export function withExtension(name: string, extension: string): string {
  const known = extensionOf(name)
  const stem = known === '' ? name : name.slice(0, -known.length - 1)
  return `${wholeSigns(stem, LONGEST - extension.length - 1)}.${extension}`
}

/** The first so many code units of a text, without cutting a sign in two. */
function wholeSigns(text: string, length: number): string {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * The name as URLs contain it: letters, digits, dots and hyphens only.
 *
 * @param number put in front of the extension, so that the URL names one file
 */
export function urlName(name: string, number?: number): string {
  const extension = extensionOf(name)
  const stem = (extension === '' ? name : name.slice(0, -extension.length - 1))
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 80)
  const parts = [stem === '' ? 'file' : stem, ...(number === undefined ? [] : [String(number)])]
  return `${parts.join('-')}${extension === '' ? '' : `.${extension}`}`
}

/** As long as the contract lets the header be, with room for its plain half. */
const LONGEST_ENCODED = 640

/**
 * The header that names a file (RFC 6266): plain letters for old readers, the
 * whole name in UTF-8 for the others. A name that would make the header too long
 * is cut before its extension.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/["\\%]/g, '_')
  const extension = extensionOf(name)
  const suffix = extension === '' ? '' : `.${extension}`
  const stem = Array.from(name.slice(0, name.length - suffix.length), encodeSign)
  while (stem.join('').length > LONGEST_ENCODED) stem.pop()
  return `${kind}; filename="${plain}"; filename*=UTF-8''${stem.join('')}${suffix}`
}

function encodeSign(sign: string): string {
  return encodeURIComponent(sign).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
