/**
 * Finds the next entry of a menu or list that starts with the typed letters. The same
 * letter pressed repeatedly cycles through the entries that start with it.
 *
 * @param labels of the entries, in order; an empty label is never found
 * @param typed what was typed so far, any case, at least one letter
 * @param currentIndex the focused entry; -1 for none
 * @returns the index, or -1 if no entry starts with the letters
 */
export function findByTyping(
  labels: readonly string[],
  typed: string,
  currentIndex: number,
): number {
  const text = typed.toLocaleLowerCase()
  const isOneLetter = text === text.charAt(0).repeat(text.length)
  const target = isOneLetter ? text.charAt(0) : text
  if (target === '') return -1
  // While a word is being typed, the current entry may still match.
  const first = isOneLetter ? currentIndex + 1 : Math.max(currentIndex, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(target)) return index
  }
  return -1
}
