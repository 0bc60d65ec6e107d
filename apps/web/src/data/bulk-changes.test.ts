import type { AppliedBulkChange } from '@throughline/api-client'
import type { BulkChange } from '@throughline/domain/bulk'
import type { TacticListItem } from '@throughline/domain/tactics'
import { describe, expect, test } from 'vitest'
import { applyOptions, undoOptions } from './bulk-changes'
import { item, key, page, settle } from './fixtures/tactic-page'
import { tactics } from './tactics'

const moveByTwoDays: BulkChange = { kind: 'move', deltaDays: 2 }
const { id, version } = item

/** A page that changes its only item with the rules for many. */
function bulkPage() {
  const one = page()
  const { queryClient, context, run } = one
  const listed = () => queryClient.getQueryData<readonly TacticListItem[]>(key) ?? []
  return {
    ...one,
    listed,
    /** Days of the month on which the listed items begin. */
    days: () => listed().map(({ startDate }) => Number(startDate.slice(8, 10))),
    latest: () => tactics.versionsOf(queryClient).latestOf(item),
    apply: (change: BulkChange) =>
      run(applyOptions(context), {
        draft: { planId: 12, items: [{ id, version }], change, withRelated: false },
        idempotencyKey: '12345678',
      }),
    undo: (made: AppliedBulkChange) => run(undoOptions(context), { made }),
  }
}

describe('a change of many items', () => {
  test('shows what the server has stored, and later changes build on it', async () => {
    const { days, apply, latest, move, answer, storedDay } = bulkPage()
    await apply(moveByTwoDays)
    expect(days()).toEqual([20])
    expect(latest()).toBe(version + 1)
    move(25)
    await answer()
    expect(storedDay()).toBe(25)
  })

  test('is undone with what the server has stored, on which later changes build', async () => {
    const { days, apply, undo, latest } = bulkPage()
    await undo(await apply(moveByTwoDays))
    expect(days()).toEqual([18])
    expect(latest()).toBe(version + 2)
  })

  test('takes deleted items out of the lists, and its undo puts them back', async () => {
    const { listed, apply, undo } = bulkPage()
    const made = await apply({ kind: 'delete' })
    expect(listed()).toEqual([])
    await undo(made)
    expect(listed().map((one) => one.id)).toEqual([id])
  })

  test('lists copies beside their originals, and its undo takes them out', async () => {
    const { listed, days, apply, undo, latest } = bulkPage()
    const made = await apply({ kind: 'copy', deltaDays: 3 })
    expect(days()).toEqual([18, 21])
    expect(latest()).toBe(version)
    await undo(made)
    expect(listed().map((one) => one.id)).toEqual([id])
  })

  test('leaves the lists alone where everything is refused', async () => {
    const { server, days, apply } = bulkPage()
    server.changeByOtherUsers(id, {}, { isReported: false })
    const made = await apply(moveByTwoDays)
    await settle()
    expect(made.refused).toMatchObject([{ tacticId: id, code: 'changed-by-others' }])
    expect(days()).toEqual([18])
  })
})
