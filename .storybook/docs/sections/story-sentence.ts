/**
 * The name of a story as a sentence without a period: `Presses By Keyboard` is
 * `Presses by keyboard`. Words in capitals stay as they are.
 */
export function sentenceOf(storyName: string): string {
  return storyName
    .split(' ')
    .map((word, index) => {
      if (index === 0 || (word.length > 1 && word === word.toUpperCase())) return word
      return word.toLowerCase()
    })
    .join(' ')
}
