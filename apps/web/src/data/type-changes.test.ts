import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { describe, expect, test } from 'vitest'
import { item, onDay, page } from './fixtures/tactic-page'
import { takeBackPlacementOptions, updateOptions } from './tactic-changes'
import { tactics } from './tactics'

describe('a change of type', () => {
  const target = { tacticTypeId: 1020, channelId: 102 }
  const place = (one: ReturnType<typeof page>) => {
    const { channelId, tacticTypeId } = target
    const changes = { ...onDay(20), tacticTypeId, tacticPlatformIds: [61] }
    return one.run(updateOptions(one.context), { item, changes, channelId })
  }
  const placeOf = (visible: TacticListItem | undefined) =>
    [
      visible?.startDate.slice(8, 10),
      visible?.channelId,
      visible?.tacticTypeId,
      ...(visible?.tacticPlatformIds ?? []),
    ].join(' ')

  test('is taken back with its dates and its channel at once, and then on the server', async () => {
    const one = page()
    const saving = place(one)
    expect(placeOf(one.visible())).toBe('20 102 1020 61')
    await one.answer()
    const taking = one.run(takeBackPlacementOptions(one.context), {
      item,
      isTypeChanged: true,
      saving,
    })
    expect(placeOf(one.visible())).toBe('18 103 1030')
    await one.answer()
    expect(await taking).toMatchObject({ code: 'taken-back' })
    expect(placeOf(one.server.item(item.id))).toBe('18 103 1030')
  })

  test('is not taken back when somebody else has given it a type since', async () => {
    const one = page()
    const saving = place(one)
    await one.answer()
    const { after } = await saving
    tactics.store(one.queryClient, one.ownerId, {
      items: [{ ...listItemOf(after), tacticTypeId: 1021, version: after.version + 1 }],
    })
    const outcome = await one.run(takeBackPlacementOptions(one.context), {
      item,
      isTypeChanged: true,
      saving,
    })
    expect(outcome.code).toBe('changed-by-others')
    expect(one.server.waiting()).toEqual([])
  })
})
