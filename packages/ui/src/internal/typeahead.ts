/**
 * Finds what a person means who types letters in a menu or list: the next entry
 * that begins with them. One letter pressed again and again walks through the
 * entries that begin with it.
 *
 * @param labels of the entries, in order; empty for what cannot be chosen
 * @param typed what was typed so far, any case, at least one letter
 * @param currentIndex where the focus is; -1 for nowhere
 * @returns the index, or -1 if nothing begins so
 */
export function findByTyping(
  labels: readonly string[],
  typed: string,
  currentIndex: number,
): number {
  const text = typed.toLocaleLowerCase()
  const isOneLetter = text === text.charAt(0).repeat(text.length)
  const wanted = isOneLetter ? text.charAt(0) : text
  if (wanted === '') return -1
  // While a word is being typed the current entry may still be the one.
  const first = isOneLetter ? currentIndex + 1 : Math.max(currentIndex, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
