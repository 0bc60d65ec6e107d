/** A table; the first row is the head. Numbers are on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The same row, set in bold: ours. */
export function highlight(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => (cell === '' ? '' : `**${cell}**`))
}

/** Three figures at most: 0.94, 3.1, 27, 1,482. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 10 ? 1 : 0
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
