import { describe, expect, it } from 'vitest'
import type { PlanAccess } from '../access'
import type { TacticListItem } from '../tactics'
import type { ItemFormContext, ItemFormValues } from './index'
import { itemFormView, offeredInitiatives } from './index'
import {
  AUDIENCE,
  CAMPAIGN,
  EMAIL,
  HOMEPAGE,
  INITIATIVES,
  LANDING_PAGE,
  MONTHLY_FOCUS,
  NEWSLETTER,
  OFFER_CODE,
  PROMOTIONAL,
  WEBSITE,
  admin,
  context,
  promotion,
  storedPromotion,
} from './fixtures/forms'

type Change = Partial<ItemFormValues>

const contributor: PlanAccess = {
  ...admin,
  level: 300,
  canEditAllChannels: false,
  canViewBudget: false,
  channelIds: new Set([WEBSITE]),
}

describe('what the form shows', () => {
  it.each<[sentence: string, Change, visible: object]>([
    [
      'a scheduled item of several days',
      {},
      { dates: true, end: true, times: false, repeat: true, relatedInitiatives: true },
    ],
    [
      'a moment has a time and no end',
      { hasDuration: false, isAllDay: false },
      { end: false, times: true },
    ],
    [
      'the parking lot has no dates, no repeat and no initiatives',
      { isUnscheduled: true },
      { dates: false, end: false, times: false, repeat: false, relatedInitiatives: false },
    ],
    ['the flag, where the channel has it', {}, { flag: true }],
    ['and not where it does not', { channelId: WEBSITE, tacticTypeId: HOMEPAGE }, { flag: false }],
    ['notes, unless the channel hides them', { channelId: WEBSITE }, { notes: false }],
    [
      'no costs of an initiative',
      { channelId: INITIATIVES, tacticTypeId: CAMPAIGN },
      { costs: false },
    ],
    ['nor of a monthly focus', { tacticTypeId: MONTHLY_FOCUS }, { costs: false, platforms: false }],
    ['platforms once there is a type', { tacticTypeId: null }, { platforms: false }],
    ['costs of a tactic', {}, { costs: true, platforms: true, notes: true }],
  ])('%s', (_sentence, change, visible) => {
    expect(itemFormView({ ...promotion, ...change }, context, null).isVisible).toMatchObject(
      visible,
    )
  })

  it.each<[sentence: string, Partial<ItemFormContext>, object]>([
    ['costs need budgets', { plan: { ...context.plan, useBudgets: false } }, { costs: false }],
    ['and the right to see them', { access: contributor }, { costs: false }],
    [
      'notes can be off for the plan',
      { plan: { ...context.plan, isTacticSummaryFieldEnabled: false } },
      { notes: false },
    ],
  ])('%s', (_sentence, rest, visible) => {
    expect(itemFormView(promotion, { ...context, ...rest }, null).isVisible).toMatchObject(visible)
  })

  it('channels that are not assigned are locked, Initiatives never for a contributor', () => {
    const lockedFor = (access: PlanAccess) =>
      itemFormView(promotion, { ...context, access }, null)
        .channels.filter(({ isLocked }) => isLocked)
        .map(({ channel }) => channel.id)
    expect(lockedFor(admin)).toEqual([])
    expect(lockedFor(contributor)).toEqual([EMAIL])
    expect(lockedFor({ ...contributor, level: 350 })).toEqual([INITIATIVES, EMAIL, WEBSITE])
  })

  it('a hidden type is offered only while it is chosen', () => {
    const typesOf = (tacticTypeId: number) =>
      itemFormView({ ...promotion, tacticTypeId }, context, null).types.map(({ id }) => id)
    expect(typesOf(PROMOTIONAL)).toEqual([PROMOTIONAL, NEWSLETTER])
    expect(typesOf(MONTHLY_FOCUS)).toEqual([PROMOTIONAL, NEWSLETTER, MONTHLY_FOCUS])
  })

  it('universal fields come first', () => {
    const { customFields } = itemFormView(promotion, context, null)
    expect(customFields.map(({ id }) => id)).toEqual([AUDIENCE, OFFER_CODE, LANDING_PAGE])
  })

  it('an initiative by its channel or by its flag', () => {
    const isInitiative = (change: Change, item: Parameters<typeof itemFormView>[2]) =>
      itemFormView({ ...promotion, ...change }, context, item).isInitiative
    const inChannel = { isInitiative: true, channelId: INITIATIVES }
    expect(isInitiative({ channelId: INITIATIVES }, inChannel)).toBe(true)
    expect(isInitiative({ channelId: EMAIL }, inChannel)).toBe(false)
    expect(isInitiative({ channelId: WEBSITE }, { isInitiative: true, channelId: EMAIL })).toBe(
      true,
    )
  })

  it('initiatives around the dates, and the chosen ones', () => {
    const initiative = (id: number, day: string): TacticListItem => ({
      ...storedPromotion,
      id,
      startDate: `${day}T08:00:00`,
      endDate: `${day}T08:00:00`,
    })
    const list = [
      initiative(500, '2025-01-01'),
      initiative(501, '2027-01-19'),
      initiative(502, '2027-01-20'),
    ]
    const offered = (change: Change) =>
      offeredInitiatives(list, { ...promotion, ...change }, context).map(({ id }) => id)
    expect(offered({})).toEqual([500, 501])
    expect(offered({ startDate: null })).toEqual([500, 501])
    expect(offered({ startDate: null, endDate: null })).toEqual([500])
  })
})
