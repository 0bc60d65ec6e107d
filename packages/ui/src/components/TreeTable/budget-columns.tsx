import type { BudgetLine } from './tree-table-fixtures'
import type {
  TreeTableColumn,
  TreeTableColumnEntry,
  TreeTableColumnGroup,
  TreeTableValue,
} from './tree-table-model'

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const firstYear = 2026
const firstMonth = 9

/** Whole dollars with commas, a real minus, and a dash for what is not known yet. */
function formatAmount(value: TreeTableValue): string {
  if (typeof value !== 'number') return value ?? '–'
  const digits = String(Math.abs(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return value < 0 ? `−${digits}` : digits
}

function monthLabel(month: number): string {
  const at = firstMonth + month
  return `${monthNames[at % 12] ?? ''} ${firstYear + Math.floor(at / 12)}`
}

function estimateOf(line: BudgetLine, month: number): number {
  return line.estimates[month] ?? 0
}

function actualOf(line: BudgetLine, month: number): number | null {
  return line.actuals[month] ?? null
}

function varianceOf(line: BudgetLine, month: number): number {
  return estimateOf(line, month) - (actualOf(line, month) ?? 0)
}

/** Estimates can be edited in lines, not in sums; whole dollars without a sign are taken, nothing is 0. */
const editing: Pick<TreeTableColumn<BudgetLine>, 'canEdit' | 'validateText'> = {
  canEdit: (line) => line.lines === undefined && line.id !== 'total',
  validateText: ({ text }) =>
    /^(\d[\d,]*)?$/.test(text.trim()) ? undefined : 'Enter whole dollars: digits only.',
}

function monthGroup(month: number): TreeTableColumnGroup<BudgetLine> {
  return {
    id: `month-${month}`,
    header: monthLabel(month),
    collapsedColumnIds: [`est-${month}`],
    columns: [
      {
        id: `est-${month}`,
        header: 'Est',
        width: 72,
        getValue: (line) => estimateOf(line, month),
        formatValue: formatAmount,
        ...editing,
      },
      {
        id: `act-${month}`,
        header: 'Act',
        width: 72,
        getValue: (line) => actualOf(line, month),
        formatValue: formatAmount,
      },
      {
        id: `var-${month}`,
        header: 'Var',
        width: 72,
        tone: 'muted',
        getValue: (line) => varianceOf(line, month),
        formatValue: formatAmount,
      },
    ],
  }
}

function total(amountsOfLine: readonly (number | null)[]): number {
  return amountsOfLine.reduce<number>((whole, amount) => whole + (amount ?? 0), 0)
}

const totals: TreeTableColumnGroup<BudgetLine> = {
  id: 'total',
  header: 'Total, shown range',
  isFrozen: 'end',
  columns: [
    {
      id: 'total-est',
      header: 'Est',
      width: 96,
      tone: 'strong',
      getValue: (line) => total(line.estimates),
      formatValue: formatAmount,
    },
    {
      id: 'total-act',
      header: 'Act',
      width: 96,
      tone: 'strong',
      getValue: (line) => total(line.actuals),
      formatValue: formatAmount,
    },
    {
      id: 'total-var',
      header: 'Var',
      width: 96,
      tone: 'muted',
      getValue: (line) => total(line.estimates) - total(line.actuals),
      formatValue: formatAmount,
    },
  ],
}

/** The name with the colour of its channel. */
export const budgetNameColumn: TreeTableColumn<BudgetLine> = {
  id: 'name',
  header: 'Channel and type',
  width: 204,
  isFrozen: 'start',
  getValue: (line) => line.name,
  renderCell: ({ color, name }) =>
    color === undefined ? (
      name
    ) : (
      <>
        <span
          style={{
            display: 'inline-block',
            width: 10,
            height: 10,
            marginInlineEnd: 8,
            borderRadius: 3,
            background: color,
            forcedColorAdjust: 'none',
          }}
        />
        {name}
      </>
    ),
}

/** The name, the months in groups of three, and the totals at the end. */
export function budgetColumns(
  name: TreeTableColumn<BudgetLine>,
  monthCount: number,
): readonly TreeTableColumnEntry<BudgetLine>[] {
  return [name, ...Array.from({ length: monthCount }, (_, month) => monthGroup(month)), totals]
}
