/** The answers of one operation, caller by caller. */
export interface MatrixRow {
  readonly operation: string
  /** Method and path, as the contract has them. */
  readonly route: string
  /** Statuses in the order of the callers. */
  readonly statuses: readonly number[]
}

const INTRODUCTION = `# Who may do what

The server tests generate this page. Each caller below calls each operation of the contract once, with a valid request on entities that were created for that call. A dot is a success; a number is the status of the refusal. An entity that a person may not know of gives 404, as if it did not exist.
`

/** The page of the documentation that shows all answers. */
export function renderMatrix(
  callers: readonly { readonly title: string; readonly meaning: string }[],
  rows: readonly MatrixRow[],
): string {
  const legend = table([
    ['caller', 'who that is'],
    ...callers.map(({ title, meaning }) => [title, meaning]),
  ])
  const answers = table([
    ['operation', ...callers.map(({ title }) => title)],
    ...rows.map(({ operation, statuses }) => [`\`${operation}\``, ...statuses.map(cellOf)]),
  ])
  return [INTRODUCTION, legend, answers].join('\n')
}

function cellOf(status: number): string {
  return status < 400 ? '·' : String(status)
}

/** Columns of equal width, as the formatter leaves them. */
function table(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines
  const widths = head.map((_title, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = lines
  const rule = widths.map((width) => '-'.repeat(width))
  return `${[write(first), write(rule), ...rest.map(write)].join('\n')}\n`
}
