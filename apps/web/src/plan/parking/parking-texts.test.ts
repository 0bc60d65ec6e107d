import { describe, expect, test } from 'vitest'
import { buildTactic } from '@throughline/test-support/builders'
import { lossesText, parkingTexts } from './parking-texts'

const plain = buildTactic({ title: 'Gift guide' })
const series = buildTactic({ title: 'Weekly deals', rrule: 'FREQ=WEEKLY' })
const linked = buildTactic({ title: 'Hero swap', relatedInitiativeIds: [5] })
const both = buildTactic({ title: 'Newsletter', rrule: 'FREQ=DAILY', relatedInitiativeIds: [5, 6] })
const titles = new Map([
  [5, 'Black Friday'],
  [6, 'Gifts'],
])

describe('what is lost in the parking lot', () => {
  test.each([
    ['nothing but dates', [plain], []],
    [
      'a repeat',
      [series],
      ['It repeats: the whole series is taken off the calendar, and the repeat is cleared.'],
    ],
    ['an initiative, by its name', [linked], ['It leaves the initiative Black Friday.']],
    [
      'both, of one item',
      [both],
      [
        'It repeats: the whole series is taken off the calendar, and the repeat is cleared.',
        'It leaves the initiatives Black Friday and Gifts.',
      ],
    ],
    [
      'of several items together',
      [plain, series, both],
      ['The repeat of 2 of them is cleared.', 'They leave the initiatives Black Friday and Gifts.'],
    ],
    [
      'initiatives that are not on show',
      [buildTactic({ relatedInitiativeIds: [5, 99] })],
      ['It leaves 2 initiatives.'],
    ],
    [
      'the only initiative, which is not on show',
      [buildTactic({ relatedInitiativeIds: [99] })],
      ['It leaves its initiative.'],
    ],
  ])('%s', (_name, items, expected) => {
    expect(lossesText(items, (id) => titles.get(id))).toEqual(expected)
  })
})

describe('what is said of parking', () => {
  test.each([
    [parkingTexts.parked([plain]), 'Gift guide moved to the Parking Lot.'],
    [parkingTexts.parked([plain, series]), '2 items moved to the Parking Lot.'],
    [parkingTexts.unparked([plain]), 'Gift guide is back on the calendar.'],
    [parkingTexts.unparked([plain, series]), '2 items are back on the calendar.'],
    [parkingTexts.scheduled([plain], '2026-11-18'), 'Gift guide scheduled on 11/18/26.'],
    [parkingTexts.unscheduled([plain]), 'Gift guide is back in the Parking Lot.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})
