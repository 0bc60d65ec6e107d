import { itemDefaults } from '@throughline/domain/tactics'
import type { TacticListItem, UncheckedItem } from '@throughline/domain/tactics'
import { describe, expect, it } from 'vitest'

import type { CalendarItem } from '../calendar-parts'
import type { CalendarItemInput } from './host-item.types'
import { calendarItemReader, readItems, sourceOf } from './read-items'

const launch: CalendarItemInput = {
  id: 1,
  title: 'Launch',
  startDate: '2026-11-09',
  endDate: '2026-11-11',
  channelId: 2,
}
const mail: TacticListItem = {
  ...itemDefaults,
  id: 2,
  title: 'Mail',
  startDate: '2026-11-09T08:00:00',
  endDate: '2026-11-09T09:00:00',
  isAllDay: false,
  planId: 4,
  channelId: 2,
}
const defaults = { planId: 4, hasDates: true }
const read = calendarItemReader(defaults)

describe('the items of a host', () => {
  it('are the same array where all are complete', () => {
    const list = [mail]
    expect(readItems(list, read, new WeakMap())).toBe(list)
  })

  it('stay the same objects where they have all that a calendar draws', () => {
    const { id, title, startDate, endDate, isAllDay, isFlagged, isInitiative } = mail
    const { planId, channelId, rrule, recurrenceEndDate } = mail
    const drawn = {
      id,
      title,
      startDate,
      endDate,
      isAllDay,
      isFlagged,
      isInitiative,
      planId,
      channelId,
      rrule,
      recurrenceEndDate,
      abbreviatedPlanName: null,
    }
    expect(read(drawn)).toBe(drawn)
    const wrongItems = Object.keys(drawn).map((field) => Object.assign({}, drawn, { [field]: {} }))
    expect(wrongItems.filter((wrong) => Object.is(read(wrong), wrong))).toEqual([])
    expect(read({ ...drawn, isUnscheduled: 'no' })?.isUnscheduled).toBe(false)
    expect(read({ ...drawn, startDate: '?' })).toBeNull()
    expect(read({ ...drawn, endDate: '?' })?.endDate).toBe(drawn.startDate)
  })

  it('stay the same objects in another array, so that nothing is drawn again', () => {
    const first = readItems([launch, mail], read, new WeakMap())
    const second = readItems([mail, launch], read, new WeakMap())
    expect(second[0]).toBe(first[1])
    expect(second[1]).toBe(first[0])
  })

  it('are read anew where another plan is on show', () => {
    const [before] = readItems(
      [launch],
      calendarItemReader({ ...defaults, planId: 8 }),
      new WeakMap(),
    )
    const [after] = readItems(
      [launch],
      calendarItemReader({ ...defaults, planId: 9 }),
      new WeakMap(),
    )
    expect([before?.planId, after?.planId]).toEqual([8, 9])
  })

  it('lead back to the objects of the host', () => {
    const copies = new WeakMap<CalendarItem, CalendarItemInput>()
    const items = readItems([launch, mail], read, copies)
    expect(items.map((item) => sourceOf(item, copies))).toEqual([launch, mail])
    expect(sourceOf(items[0] ?? mail, copies)).toBe(launch)
    expect(sourceOf(mail, copies)).toBe(mail)
  })

  it('leave out what cannot be shown, and the second of an id', () => {
    const list: UncheckedItem[] = [mail, { ...mail, title: 'Again' }, { ...launch, startDate: '?' }]
    expect(readItems(list, read, new WeakMap()).map(({ title }) => title)).toEqual(['Mail'])
  })

  it.each([null, undefined])('are none where the list is %s', (list) => {
    expect(readItems(list, read, new WeakMap())).toEqual([])
  })

  it('leave out what is no object', () => {
    const list: UncheckedItem[] = JSON.parse('[null, 3, "a"]')
    expect(readItems([...list, mail], read, new WeakMap())).toEqual([mail])
  })
})
