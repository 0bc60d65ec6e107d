import { describe, expect, it } from 'vitest'

import { initiativeNames } from './initiative-names'
import type { NamedInitiative } from './initiative-names'

const west = { planId: 2, abbreviatedPlanName: 'WR' }
const november = { startDate: '2026-11-01T08:00:00', endDate: '2026-11-30T08:00:00' }
const december = { startDate: '2026-12-24T08:00:00', endDate: '2026-12-24T08:00:00' }

describe('names of initiatives', () => {
  it.each<
    [sentence: string, fields: readonly Partial<NamedInitiative>[], names: readonly string[]]
  >([
    [
      'different titles are names',
      [{ title: 'Spring' }, { title: 'Summer', ...west }],
      ['Spring', 'Summer'],
    ],
    ['one title in two plans names the plans', [{}, west], ['Sale (NP)', 'Sale (WR)']],
    [
      'titles that differ in case are one title',
      [{ title: 'sale' }, west],
      ['sale (NP)', 'Sale (WR)'],
    ],
    [
      'one title in one plan also names the days',
      [november, december, west],
      ['Sale (NP, 11/01/26 – 11/30/26)', 'Sale (NP, 12/24/26)', 'Sale (WR)'],
    ],
    [
      'on the same days the second has a number',
      [november, november],
      ['Sale (NP, 11/01/26 – 11/30/26)', 'Sale (NP, 11/01/26 – 11/30/26, 2)'],
    ],
    [
      'parked ones have no days',
      [{ isUnscheduled: true }, november],
      ['Sale (NP)', 'Sale (NP, 11/01/26 – 11/30/26)'],
    ],
    [
      'ones without a plan and days have a number',
      [{ abbreviatedPlanName: '' }, { abbreviatedPlanName: '' }],
      ['Sale (1)', 'Sale (2)'],
    ],
    [
      'a number that is in the title of another is left out',
      [
        { abbreviatedPlanName: '' },
        { abbreviatedPlanName: '' },
        { title: 'sale (2)', abbreviatedPlanName: '' },
      ],
      ['Sale (1)', 'Sale (3)', 'sale (2)'],
    ],
    [
      'a plan that is in the title of another has a number',
      [{}, west, { title: 'Sale (NP)' }],
      ['Sale (NP, 2)', 'Sale (WR)', 'Sale (NP)'],
    ],
  ])('%s', (_sentence, fields, names) => {
    const initiatives = fields.map((some, at) => ({
      id: at + 1,
      title: 'Sale',
      planId: 1,
      abbreviatedPlanName: 'NP',
      ...some,
    }))
    expect(
      [...initiativeNames(initiatives)].toSorted(([a], [b]) => a - b).map(([, name]) => name),
    ).toEqual(names)
  })

  it('plans have their names where they are loaded', () => {
    const names = initiativeNames(
      [
        { id: 1, title: 'Sale', planId: 1 },
        { id: 2, title: 'Sale', ...west },
      ],
      new Map([[1, 'National plan']]),
    )
    expect([...names.values()]).toEqual(['Sale (National plan)', 'Sale (WR)'])
  })
})
