/**
 * Returns a short text for each name, which identifies it where there is only space for a color:
 * the first letter of the name with the first letter of its next word (“Direct Mail”: DM), or with
 * its own next letter (“Email”: Em). If another name already has that mark, another letter of the
 * name follows, or else a number.
 *
 * @param names in the order in which they choose; the same name twice has one mark
 * @returns the mark of each name, mostly of two characters; marks differ even without regard to
 *   case
 */
export function nameMarks(names: Iterable<string>): ReadonlyMap<string, string> {
  const marks = new Map<string, string>()
  const used = new Set<string>()
  for (const name of names) {
    if (marks.has(name)) continue
    const mark = freeMark(name, used)
    used.add(mark.toLowerCase())
    marks.set(name, mark)
  }
  return marks
}

function freeMark(name: string, used: ReadonlySet<string>): string {
  const words = name.normalize().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const [first = '', ...letters] = words.join('')
  const initials = words.slice(1).flatMap(([initial = '']) => initial.toUpperCase())
  const start = first.toUpperCase()
  const second = [...initials, ...letters].find(
    (letter) => !used.has(`${start}${letter}`.toLowerCase()),
  )
  if (second !== undefined) return start + second
  let number = 1
  while (used.has(`${start}${number}`.toLowerCase())) number += 1
  return `${start}${number}`
}
