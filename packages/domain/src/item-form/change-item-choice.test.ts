import { describe, expect, it } from 'vitest'
import { effect, whole } from './fixtures/changes'
import type { ChangeCase } from './fixtures/changes'
import {
  AUDIENCE,
  CAMPAIGN,
  EMAIL,
  HOMEPAGE,
  INITIATIVES,
  MONTHLY_FOCUS,
  NEWSLETTER,
  WEBSITE,
  moment,
  promotion,
} from './fixtures/forms'

describe('what another channel, type or platform brings with it', () => {
  it.each<ChangeCase>([
    [
      'another channel clears the type, the platforms and the values of the type',
      promotion,
      { channelId: WEBSITE },
      {
        channelId: WEBSITE,
        tacticTypeId: null,
        tacticPlatformIds: [],
        customValues: { [AUDIENCE]: 12_000 },
      },
      ['choice-cleared'],
    ],
    ['the same channel clears nothing', promotion, { channelId: EMAIL }, {}, []],
    [
      'a channel chosen before anything else clears nothing',
      { ...moment, channelId: null, tacticTypeId: null, tacticPlatformIds: [], customValues: {} },
      { channelId: WEBSITE },
      { channelId: WEBSITE, tacticPlatformIds: [] },
      [],
    ],
    [
      'the Initiatives channel makes an item all-day and keeps its costs',
      moment,
      { channelId: INITIATIVES },
      {
        channelId: INITIATIVES,
        tacticTypeId: null,
        tacticPlatformIds: [],
        customValues: { [AUDIENCE]: 12_000 },
        ...whole,
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-18T08:00:00',
      },
      ['choice-cleared'],
    ],
    [
      'another type clears the platforms and the values of the former type',
      promotion,
      { tacticTypeId: NEWSLETTER },
      {
        tacticTypeId: NEWSLETTER,
        tacticPlatformIds: [],
        customValues: { [AUDIENCE]: 12_000 },
      },
      ['choice-cleared'],
    ],
    [
      'a type of another channel brings its channel',
      { ...moment, tacticPlatformIds: [], customValues: {} },
      { tacticTypeId: HOMEPAGE },
      { channelId: WEBSITE, tacticTypeId: HOMEPAGE, tacticPlatformIds: [] },
      [],
    ],
    [
      'a channel and a type chosen at once are both kept',
      { ...moment, tacticPlatformIds: [], customValues: {} },
      { channelId: INITIATIVES, tacticTypeId: CAMPAIGN, isAllDay: false, hasDuration: false },
      { channelId: INITIATIVES, tacticTypeId: CAMPAIGN, tacticPlatformIds: [] },
      [],
    ],
    [
      'a monthly type widens the dates to whole months',
      { ...moment, tacticPlatformIds: [], customValues: {} },
      { tacticTypeId: MONTHLY_FOCUS },
      {
        tacticTypeId: MONTHLY_FOCUS,
        tacticPlatformIds: [],
        ...whole,
        startDate: '2026-11-01T08:00:00',
        endDate: '2026-11-30T08:00:00',
      },
      ['whole-months'],
    ],
    [
      'one platform replaces the other where a type allows one',
      promotion,
      { tacticPlatformIds: [91, 92] },
      { tacticPlatformIds: [92] },
      [],
    ],
    [
      'a type that allows several keeps them',
      { ...promotion, tacticTypeId: NEWSLETTER },
      { tacticPlatformIds: [91, 92] },
      { tacticPlatformIds: [91, 92] },
      [],
    ],
    ['No Platform is none', promotion, { tacticPlatformIds: [90] }, { tacticPlatformIds: [] }, []],
  ])('%s', (_sentence, values, change, changed, codes) => {
    expect(effect(values, change)).toEqual([changed, codes])
  })
})
