interface FitOptions {
  /** Width for all tags, in pixels. */
  readonly width: number
  /** Space between two tags. */
  readonly gap: number
  /** Width of a tag without its text: padding, border, dot. */
  readonly chrome: number
  /** Width of an average letter. */
  readonly letter: number
  /** Width of the `+N` for the hidden tags. */
  readonly more: number
}

/**
 * How many tags fit in a line, estimated from their number of letters without
 * rendering. The estimate assumes wide letters; a tag that is still too long ends in an
 * ellipsis.
 *
 * @param labels in order, as written on the tags
 * @returns from 1 (a single one is truncated) to all; 0 without tags
 */
export function fitTags(
  labels: readonly string[],
  { width, gap, chrome, letter, more }: FitOptions,
): number {
  let used = 0
  let fitting = 0
  for (const [index, text] of labels.entries()) {
    used += (index === 0 ? 0 : gap) + chrome + text.length * letter
    const isLast = index === labels.length - 1
    if (used + (isLast ? 0 : gap + more) <= width) fitting = index + 1
  }
  return labels.length === 0 ? 0 : Math.max(1, fitting)
}
