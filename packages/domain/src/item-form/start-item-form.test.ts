import { describe, expect, it } from 'vitest'
import { copiedItemForm, itemFormOf, newItemForm } from './index'
import { INITIATIVES, context, moment, promotion, storedPromotion } from './fixtures/forms'

describe('starting', () => {
  it('a new tactic is one moment, at the preset, without a channel', () => {
    expect(newItemForm({ kind: 'tactic', preset: '2026-12-24' }, context)).toMatchObject({
      channelId: null,
      startDate: '2026-12-24T08:00:00',
      endDate: '2026-12-24T08:00:00',
      isAllDay: false,
      hasDuration: false,
    })
  })

  it('a new initiative is all-day, with an end, in the Initiatives channel', () => {
    expect(newItemForm({ kind: 'initiative', preset: null }, context)).toMatchObject({
      channelId: INITIATIVES,
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-18T08:00:00',
      isAllDay: true,
      hasDuration: true,
    })
  })

  it('dates that were drawn on a calendar win over the preset', () => {
    const dates = {
      startDate: '2026-11-02T09:00:00',
      endDate: '2026-11-02T10:00:00',
      isAllDay: false,
    }
    const start = { preset: '2026-12-24', dates }
    expect(newItemForm({ kind: 'tactic', ...start }, context)).toMatchObject({
      ...dates,
      hasDuration: true,
    })
    expect(newItemForm({ kind: 'initiative', ...start }, context)).toMatchObject({
      startDate: '2026-11-02T08:00:00',
      isAllDay: true,
    })
  })

  it('a stored item fills its form', () => {
    expect(itemFormOf(storedPromotion, promotion.notes)).toEqual(promotion)
  })

  it('a stored item has a duration unless it is a moment', () => {
    const oneDay = { startDate: '2026-11-18T08:00:00', endDate: '2026-11-18T08:00:00' }
    const durationOf = (isAllDay: boolean) =>
      itemFormOf({ ...storedPromotion, ...oneDay, isAllDay }, '').hasDuration
    expect([durationOf(true), durationOf(false)]).toEqual([true, false])
  })

  it('a rule that cannot be read is dropped with its end', () => {
    expect(itemFormOf({ ...storedPromotion, rrule: 'custom' }, '')).toMatchObject({
      rrule: null,
      recurrenceEndDay: null,
    })
  })
})

describe('a copy', () => {
  it('says so in its title and keeps the rest', () => {
    expect(copiedItemForm(promotion)).toEqual({ ...promotion, title: 'Copy of VIP early access' })
  })

  it('has a title within its limit and no half characters', () => {
    const { title } = copiedItemForm({ ...moment, title: `${'x'.repeat(246)}😀` })
    expect(title).toBe(`Copy of ${'x'.repeat(246)}`)
  })
})
