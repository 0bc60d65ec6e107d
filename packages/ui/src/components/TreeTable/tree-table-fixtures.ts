/** A line of the stories' budget: amounts in whole dollars, one pair for each month. */
export interface BudgetLine {
  readonly id: string
  readonly name: string
  readonly color?: string
  readonly estimates: readonly number[]
  readonly actuals: readonly (number | null)[]
  readonly lines?: readonly BudgetLine[]
}

/** Months that are over, and have actual amounts. */
const pastMonthCount = 3

const channels = [
  ['Website', '#2F6FED', 'Homepage', 'Landing pages', 'Blog'],
  ['Email', '#EF482A', 'Newsletter', 'Promotional', 'Triggered'],
  ['Social Media', '#8E4EC6', 'Organic', 'Influencer'],
  ['Direct Mail', '#C9A800', 'Postcard', 'Catalog'],
  ['Paid Search', '#D6409F', 'Brand', 'Non-brand'],
  ['PR', '#2E9E5B', 'Press', 'Events'],
] as const

/** Amounts that look invented but never change: a linear congruence instead of chance. */
function amounts(seed: number, count: number): readonly number[] {
  let state = (seed * 7919 + 104_729) % 233_280
  return Array.from({ length: count }, () => {
    state = (state * 9301 + 49_297) % 233_280
    return 3800 + Math.floor((state / 233_280) * 60) * 100
  })
}

function leaf(id: string, name: string, seed: number, monthCount: number): BudgetLine {
  const estimates = amounts(seed, monthCount)
  const drifts = amounts(seed + 1000, monthCount)
  return {
    id,
    name,
    estimates,
    actuals: estimates.map((estimate, month) =>
      month < pastMonthCount ? estimate + Math.round((drifts[month] ?? 0) / 4 - 1700) : null,
    ),
  }
}

function sum(lines: readonly BudgetLine[], monthCount: number) {
  const months = Array.from({ length: monthCount }, (_, month) => month)
  return {
    estimates: months.map((month) =>
      lines.reduce((total, line) => total + (line.estimates[month] ?? 0), 0),
    ),
    actuals: months.map((month) =>
      month < pastMonthCount
        ? lines.reduce((total, line) => total + (line.actuals[month] ?? 0), 0)
        : null,
    ),
  }
}

function section(
  id: string,
  name: string,
  color: string,
  lines: readonly BudgetLine[],
  monthCount: number,
): BudgetLine {
  return { id, name, color, lines, ...sum(lines, monthCount) }
}

/** Six channels with their types, the sums made like the product's rules would. */
export function budgetLines(monthCount: number): readonly BudgetLine[] {
  return channels.map(([name, color, ...types], channel) =>
    section(
      name,
      name,
      color,
      types.map((type, index) => leaf(`${name}/${type}`, type, channel * 10 + index, monthCount)),
      monthCount,
    ),
  )
}

/** As many sections with as many lines, for stress. */
export function manyBudgetLines(
  sectionCount: number,
  lineCount: number,
  monthCount: number,
): readonly BudgetLine[] {
  return Array.from({ length: sectionCount }, (_, at) => {
    const [name, color] = channels[at % channels.length] ?? channels[0]
    const id = `${name} ${at + 1}`
    return section(
      id,
      id,
      color,
      Array.from({ length: lineCount }, (__, index) =>
        leaf(`${id}/${index + 1}`, `Line ${index + 1}`, at * lineCount + index, monthCount),
      ),
      monthCount,
    )
  })
}

/** The line of totals below all sections. */
export function budgetTotal(lines: readonly BudgetLine[], monthCount: number): BudgetLine {
  return { id: 'total', name: 'Monthly Totals', ...sum(lines, monthCount) }
}

/** Enters a new estimate and makes the sums again; other rows keep their objects. */
export function withEstimate(
  lines: readonly BudgetLine[],
  rowId: string,
  month: number,
  dollars: number,
): readonly BudgetLine[] {
  return lines.map((at) => {
    const inner = at.lines?.map((line) =>
      line.id === rowId ? { ...line, estimates: line.estimates.with(month, dollars) } : line,
    )
    if (inner === undefined || inner.every((line, index) => line === at.lines?.[index])) return at
    return { ...at, lines: inner, ...sum(inner, at.estimates.length) }
  })
}
