/**
 * Characters that other programs write for a line break: a vertical tab, a form feed, and their
 * relatives.
 */
// oxlint-disable-next-line no-control-regex -- these are what has to be replaced
const lineBreaks = /[\u000B\u000C\u0085\u2028\u2029]/g
/** No text has a use for them, and no database takes all of them. */
// oxlint-disable-next-line no-control-regex -- these are what has to be left out
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g

/** A text without control characters; those that break a line become line breaks. */
export function withoutControls(text: string): string {
  return text.replaceAll(lineBreaks, '\n').replaceAll(controls, '')
}
