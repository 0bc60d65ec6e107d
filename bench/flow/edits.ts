import { timeToPaints } from '../browser/frames'
import type { FlowMoney } from './competitor'
import type { FlowPlan, FlowTactic } from './flow-plan'

const ADDED_DOLLARS = 1234
const ADDED_DAYS = 2
const MILLISECONDS_PER_DAY = 86_400_000
/** `YYYY-MM-DDTHH:mm:ss`. */
const CIVIL_LENGTH = 19

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/**
 * Changes the estimate and the dates of a tactic. Measures until the frame that paints the last
 * change, with the final sums of its row and of all rows.
 *
 * @returns the changed plan, and milliseconds
 * @throws Error if the sums never appear
 */
export async function timeEdit(
  money: FlowMoney,
  plan: FlowPlan,
  id: number,
): Promise<{ readonly plan: FlowPlan; readonly milliseconds: number }> {
  const before = plan.tactics.find((tactic) => tactic.id === id)
  if (before === undefined) throw new Error(`There is no tactic ${id} to edit.`)
  const edited = {
    ...before,
    estimatedCost: before.estimatedCost + ADDED_DOLLARS,
    startDate: later(before.startDate),
    endDate: later(before.endDate),
  }
  const tactics = plan.tactics.map((tactic) => (tactic === before ? edited : tactic))
  const row = plan.sections
    .flatMap(({ rows }) => rows)
    .find(({ typeId }) => typeId === edited.tacticTypeId)
  const rowSum = dollars.format(
    sumOfEstimates(tactics.filter(({ tacticTypeId }) => tacticTypeId === row?.typeId)),
  )
  const totalSum = dollars.format(sumOfEstimates(tactics))
  const isSummed = (): boolean => {
    const texts = money.texts(row?.name ?? '')
    return texts.row.includes(rowSum) && texts.totals.includes(totalSum)
  }
  if (isSummed()) throw new Error('The new sums are there before the edit.')
  const { lastMs } = await timeToPaints(() => money.edit(tactics), isSummed)
  return { plan: { ...plan, tactics }, milliseconds: lastMs }
}

/** Every tactic counts once, as a whole, however often it repeats. */
function sumOfEstimates(tactics: readonly FlowTactic[]): number {
  return tactics.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
}

function later(civil: string): string {
  const moment = Date.parse(`${civil}Z`) + ADDED_DAYS * MILLISECONDS_PER_DAY
  return new Date(moment).toISOString().slice(0, CIVIL_LENGTH)
}
