interface FitOptions {
  /** Room for all tags, in pixels. */
  readonly width: number
  /** Space between two tags. */
  readonly gap: number
  /** What a tag needs besides its letters: padding, border, dot. */
  readonly chrome: number
  /** Width of an average letter. */
  readonly letter: number
  /** Width of the `+N` that stands for the others. */
  readonly more: number
}

/**
 * How many tags fit a line, reckoned from their letters: nothing is drawn to be
 * measured. It reckons on wide letters, and what is cut short after all ends in
 * an ellipsis.
 *
 * @param labels in order, as written on the tags
 * @returns from 1 (a single one is cut rather than left out) to all; 0 without tags
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
