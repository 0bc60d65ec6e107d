import { budgetTree } from '@throughline/domain/budget'
import type { SheetCell } from '@throughline/domain/item-file'
import { buildChannel, buildTactic, buildTacticType } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { budgetSheets } from './budget-sheets'

const range = { start: '2026-10-01', end: '2026-11-30' }
const type = (id: number, name: string) => buildTacticType({ id, name })
const details = {
  currentPlanId: 12,
  hasEmptyRows: true,
  channels: [
    buildChannel({
      id: 1,
      name: 'Email',
      tacticTypes: [type(10, 'Newsletter'), type(11, 'Promotional')],
    }),
    buildChannel({ id: 2, name: 'Web', tacticTypes: [type(20, 'Homepage')] }),
  ],
}
const items = [
  buildTactic({ id: 1, on: '2026-10-05', tacticTypeId: 10, estimatedCost: 100, actualCost: 130 }),
  buildTactic({ id: 2, on: '2026-11-05', tacticTypeId: 11, estimatedCost: 50, actualCost: null }),
  buildTactic({ id: 3, on: '2026-11-05', tacticTypeId: 20, estimatedCost: 7, actualCost: 7 }),
]
const tree = budgetTree(items, details, { range, period: 'month' })
const [sheet, about] = budgetSheets({
  tree,
  planName: 'National plan',
  range,
  activeFilterCount: 2,
  exportedAt: '2026-11-18 09:30',
})

const text = (cell: SheetCell): string =>
  typeof cell === 'object' && cell !== null
    ? `=${cell.formula} → ${cell.value}`
    : String(cell ?? '')

describe('the sheet of a budget', () => {
  test('has three columns for each month and for the total', () => {
    expect(sheet?.columns.map(({ header, kind }) => `${header}: ${kind}`)).toEqual([
      'Channel and type: text',
      'Oct 2026 Est: money',
      'Oct 2026 Act: money',
      'Oct 2026 Var: variance',
      'Nov 2026 Est: money',
      'Nov 2026 Act: money',
      'Nov 2026 Var: variance',
      'Total Est: money',
      'Total Act: money',
      'Total Var: variance',
    ])
  })

  test.each([
    [0, 0, true, ['Email', '=SUM(B3:B4) → 100', '=SUM(C3:C4) → 130', '=B2-C2 → -30']],
    [1, 1, undefined, ['Newsletter', '100', '130', '=B3-C3 → -30']],
    [2, 1, undefined, ['Promotional', '', '', '']],
    [3, 0, true, ['Web', '=SUM(B6:B6) → 0', '=SUM(C6:C6) → 0', '=B5-C5 → 0']],
    [4, 1, undefined, ['Homepage', '', '', '']],
    [5, 0, true, ['Monthly Totals', '=B2+B5 → 100', '=C2+C5 → 130', '=B7-C7 → -30']],
  ])('row %d is on level %d, strong: %s', (at, level, isStrong, cells) => {
    const row = sheet?.rows[at]
    expect(row?.level).toBe(level)
    expect(row?.isStrong).toBe(isStrong)
    expect(row?.cells.slice(0, 4).map(text)).toEqual(cells)
  })

  test('sums each row over the months', () => {
    expect(sheet?.rows[2]?.cells.slice(7).map(text)).toEqual([
      '=SUM(B4,E4) → 50',
      '=SUM(C4,F4) → 0',
      '=H4-I4 → 50',
    ])
  })

  test('has formulas whose values are those of the cells that they name', () => {
    const rows = sheet?.rows ?? []
    const valueAt = (letter: string, row: number): number => {
      const cell = rows[row - 2]?.cells[letter.charCodeAt(0) - 65] ?? 0
      return typeof cell === 'object' ? cell.value : Number(cell)
    }
    const sum = (formula: string): number => {
      const range = /^SUM\((\w)(\d+):\w(\d+)\)$/u.exec(formula)
      if (range !== null) {
        const [, letter = '', first, last] = range
        return Array.from({ length: Number(last) - Number(first) + 1 }, (_unused, at) =>
          valueAt(letter, Number(first) + at),
        ).reduce((all, one) => all + one, 0)
      }
      const sign = formula.includes('-') ? -1 : 1
      return [...formula.matchAll(/([A-Z])(\d+)/gu)].reduce((all, [, letter = '', row], at) => {
        return all + (at === 0 ? 1 : sign) * valueAt(letter, Number(row))
      }, 0)
    }
    const formulas = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (typeof cell === 'object' && cell !== null ? [cell] : [])),
    )
    expect(formulas).toHaveLength(39)
    for (const { formula, value } of formulas) {
      expect(`${formula} → ${sum(formula.replace(/^SUM\(([^:]*)\)$/u, '$1'))}`).toBe(
        `${formula} → ${value}`,
      )
    }
  })

  test('is explained', () => {
    const lines = about?.rows.map(({ cells }) => cells.map(text).join(': ')) ?? []
    expect(lines).toContain('Plan: National plan')
    expect(lines).toContain('Dates: 2026-10-01 to 2026-11-30')
    expect(lines).toContain('Filters: 2 in use')
    expect(lines).toContain('Exported: 2026-11-18 09:30')
    expect(lines.some((line) => line.startsWith('Var: Estimated cost minus actual'))).toBe(true)
  })
})
