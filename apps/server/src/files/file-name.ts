const LONGEST = 255

/**
 * Characters that a file name must not contain: control characters, characters that
 * change the text direction (they can display `fdp.exe` as `exe.pdf`), invisible
 * characters, line separators, lone surrogates, and characters that file systems reserve.
 */
const forbidden =
  // oxlint-disable-next-line no-control-regex -- the expression looks for control characters
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF<>:"|?*]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * Returns the name of an uploaded file for storage and display: without a path and without
 * forbidden characters, at most 255 characters, with its full extension.
 *
 * @param sent the name from the browser
 * @param fallback the name without extension if no allowed character is left
 */
export function cleanFileName(sent: string, fallback: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(forbidden, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // Windows drops dots at the end, and the extension is before them.
    .replace(/[. ]+$/, '')
  const extension = extensionOf(clean)
  const suffix = extension === '' ? '' : `.${extension}`
  const stem = clean
    .slice(0, clean.length - suffix.length)
    // File systems hide or refuse a name that starts with dots.
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const room = LONGEST - suffix.length
  return `${wholeSigns(stem === '' ? fallback : stem, room)}${suffix}`
}

/** The extension of a name in lower case and without the dot; empty for none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Replaces the extension of a name, or adds one. */
export function withExtension(name: string, extension: string): string {
  const existing = extensionOf(name)
  const stem = existing === '' ? name : name.slice(0, -existing.length - 1)
  return `${wholeSigns(stem, LONGEST - extension.length - 1)}.${extension}`
}

/** The first `length` code units of a text, without half of a surrogate pair. */
function wholeSigns(text: string, length: number): string {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * The name as URLs contain it: letters, digits, dots and hyphens only.
 *
 * @param number inserted before the extension, so that the URL names one file
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

/** Below the max length of the header in the contract, with space for its ASCII part. */
const LONGEST_ENCODED = 640

/**
 * The `Content-Disposition` header of a file (RFC 6266): the name in ASCII for old
 * clients, and in UTF-8 for all others. A name that would make the header too long
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
