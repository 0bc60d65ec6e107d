import { ApiError, type ApiFailure } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { noticeOfRefusal, refusalOfError } from './refusals'

const names = { channelName: 'Email', planName: 'West region' }

describe('an item that stays where it is says why', () => {
  test.each([
    ['repeating', 'error', 'Repeating tactics cannot be moved on the calendar.', 6000],
    ['viewer', 'warning', 'Viewers do not have the ability to add to or edit the Plan.', 3000],
    ['plan-frozen', 'warning', 'This plan is frozen.', 3000],
    [
      'other-plan',
      'warning',
      'This item belongs to West region. Open that plan to change it.',
      3000,
    ],
    ['channel-not-assigned', 'warning', 'You do not have edit rights for the channel Email.', 3000],
    [
      'out-of-range',
      'warning',
      'Dates are from 01/01/1900 to 12/31/9999, so this item stays where it is.',
      3000,
    ],
    ['something new', 'warning', 'You cannot change this item.', 3000],
  ])('%s', (code, tone, text, lifetimeMs) => {
    expect(noticeOfRefusal(code, names)).toEqual({ tone, text, lifetimeMs })
  })
})

describe('a refusal by the server says the same', () => {
  test.each<[ApiFailure, string | undefined]>([
    [{ kind: 'frozen' }, 'This plan is frozen.'],
    [
      { kind: 'forbidden', code: 'channel_not_editable' },
      'You do not have edit rights for the channel Email.',
    ],
    [
      { kind: 'forbidden', code: 'other_plan_item' },
      'This item belongs to West region. Open that plan to change it.',
    ],
    [
      { kind: 'forbidden', code: 'forbidden' },
      'Viewers do not have the ability to add to or edit the Plan.',
    ],
    [{ kind: 'network', isTimeout: false }, undefined],
  ])('%o', (failure, text) => {
    expect(refusalOfError(new ApiError(failure, 'x'), names)?.text).toBe(text)
  })
})
