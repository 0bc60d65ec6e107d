import { describe, expect, it } from 'vitest'
import type { ItemFormValues } from './index'
import { changeItemForm, undoNotice } from './index'
import {
  AUDIENCE,
  INITIATIVES,
  MONTHLY_FOCUS,
  NEWSLETTER,
  OFFER_CODE,
  WEBSITE,
  context,
  promotion,
} from './fixtures/forms'

type Change = Partial<ItemFormValues>

describe('undoing', () => {
  it.each<[sentence: string, Change, retained: Change]>([
    ['another channel', { channelId: INITIATIVES }, {}],
    ['another type', { tacticTypeId: MONTHLY_FOCUS }, {}],
    ['the parking lot', { isUnscheduled: true }, {}],
    [
      'a start that cleared the repeat keeps the start',
      { startDate: '2026-11-17T08:00:00' },
      { startDate: '2026-11-17T08:00:00' },
    ],
  ])('%s', (_sentence, change, retained) => {
    const { values, notices } = changeItemForm(promotion, change, context)
    const [notice] = notices
    if (notice === undefined) throw new Error('The change has cleared nothing.')
    expect(undoNotice(values, notice)).toEqual({ ...promotion, ...retained })
  })

  it('keeps custom values that were entered since', () => {
    const { values, notices } = changeItemForm(promotion, { tacticTypeId: NEWSLETTER }, context)
    const [notice] = notices
    if (notice === undefined) throw new Error('The change has cleared nothing.')
    const later = changeItemForm(values, { customValues: { [AUDIENCE]: 5 } }, context).values
    expect(undoNotice(later, notice).customValues).toEqual({ [OFFER_CODE]: 'VIP26', [AUDIENCE]: 5 })
  })

  it('names what was lost', () => {
    const { notices } = changeItemForm(promotion, { channelId: WEBSITE }, context)
    expect(notices).toMatchObject([
      { parts: ['tacticTypeId', 'tacticPlatformIds', `custom:${OFFER_CODE}`] },
    ])
  })
})
