/** What a mail says, before it becomes text and HTML. All of it is plain text. */
export interface EmailTemplate {
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly url: string } | null
  /** Words of somebody else, shown as such with their line breaks. */
  readonly quote: string | null
  /** Short facts in two columns. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Quieter, behind the action: how long it works, what if it was not you. */
  readonly notes: readonly string[]
  /** Why the mail came, and whom to ask. */
  readonly footer: string
}

const MAX_NAME_LENGTH = 80
/** Separators of lines and paragraphs, controls, and signs that turn the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const LOOKS_LIKE_URL = /:\/\/|\bwww\.|@|[\p{L}\d-]\.[a-z]{2,}(?=$|[\s/?#:,)])/iu

/** A text as one line: nothing of it can look like a line that we wrote. */
export function lineForMail(text: string): string {
  return text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim()
}

/**
 * A name that people gave, as a mail may show it: one line, not too long, and
 * nothing that a mail program would turn into a link. Our mails go to people who
 * do not know us yet, and must not carry a message from somebody outside the account.
 *
 * @param fallback used when nothing usable is left
 */
export function nameForMail(text: string, fallback: string): string {
  const line = lineForMail(text)
  if (line === '' || LOOKS_LIKE_URL.test(line)) return fallback
  if (line.length <= MAX_NAME_LENGTH) return line
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
}

/** First and last name as a mail may show them. */
export function fullNameForMail(
  person: { readonly firstName: string; readonly lastName: string },
  fallback: string,
): string {
  return nameForMail(`${person.firstName} ${person.lastName}`, fallback)
}
