/** The content of a mail, before it is rendered as text and HTML. All fields are plain text. */
export interface EmailTemplate {
  readonly subject: string
  /** The preview that mail programs show after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The main action. */
  readonly action: { readonly label: string; readonly url: string } | null
  /** Text of another user, shown as a quote with its line breaks. */
  readonly quote: string | null
  /** Short facts in two columns. */
  readonly details: readonly (readonly [label: string, value: string])[]
  /**
   * Notes after the action: how long the link works, and what to do if the recipient did not
   * request it.
   */
  readonly notes: readonly string[]
  /** Why the person gets this mail, and whom to ask. */
  readonly footer: string
}

const MAX_NAME_LENGTH = 80
/** Line and paragraph separators, control characters, and characters that change the text direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const looksLikeUrl = /:\/\/|\bwww\.|@|[\p{L}\d-]\.[a-z]{2,}(?=$|[\s/?#:,)])/iu

/** A text as one line, so that no part of it can look like a line of ours. */
export function lineForMail(text: string): string {
  return text.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
}

/**
 * Makes a name safe for a mail: one line, limited in length, and without anything that a mail
 * program would turn into a link. The recipients may not know the product yet, so a mail must not
 * carry a message from an outsider.
 *
 * @param fallback used when no usable text remains
 */
export function nameForMail(text: string, fallback: string): string {
  const line = lineForMail(text)
  if (line === '' || looksLikeUrl.test(line)) return fallback
  if (line.length <= MAX_NAME_LENGTH) return line
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
}

/** First and last name, safe for a mail. */
export function fullNameForMail(
  person: { readonly firstName: string; readonly lastName: string },
  fallback: string,
): string {
  return nameForMail(`${person.firstName} ${person.lastName}`, fallback)
}
