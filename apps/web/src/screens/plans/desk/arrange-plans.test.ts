import { buildPlanListEntry } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import type { PlansSort } from '../../../preferences/plans-preferences'
import { arrangePlans } from './arrange-plans'

const plans = [
  buildPlanListEntry({ id: 1, name: 'National plan', abbreviatedName: 'NP', tacticCount: 20 }),
  buildPlanListEntry({
    id: 2,
    parentId: 1,
    name: 'West region',
    abbreviatedName: 'WR',
    level: 300,
    tacticCount: 300,
  }),
  buildPlanListEntry({ id: 3, parentId: 1, name: 'East region', tacticCount: 40 }),
  buildPlanListEntry({
    id: 4,
    name: 'Änderung in Denver',
    abbreviatedName: 'ÄI',
    level: 350,
    startDate: '2025-09-01',
    endDate: '2026-03-31',
    tacticCount: 100,
  }),
  buildPlanListEntry({
    id: 5,
    name: 'New Plan 10',
    level: 100,
    startDate: null,
    endDate: null,
    tacticCount: null,
  }),
  buildPlanListEntry({ id: 6, name: 'New Plan 9', tacticCount: 0 }),
]

const ids = (options: { query?: string; sort?: PlansSort }) =>
  arrangePlans(plans, { query: '', sort: null, ...options }).map(({ plan }) => plan.id)

const sorted = (columnId: PlansSort['columnId'], direction: PlansSort['direction']) =>
  ids({ sort: { columnId, direction } })

test.each([
  ['nothing: as they came', ids({}), [1, 2, 3, 4, 5, 6]],
  [
    'name: digits as numbers, nested plans under their lead',
    sorted('plan', 'ascending'),
    [4, 1, 3, 2, 6, 5],
  ],
  ['name downwards: within each family too', sorted('plan', 'descending'), [5, 6, 1, 2, 3, 4]],
  ['role: the strongest first', sorted('role', 'ascending'), [5, 1, 3, 2, 6, 4]],
  ['role downwards', sorted('role', 'descending'), [4, 1, 2, 3, 6, 5]],
  ['dates: none comes last', sorted('dates', 'ascending'), [4, 1, 3, 2, 6, 5]],
  ['dates downwards: none comes last as well', sorted('dates', 'descending'), [1, 3, 2, 6, 4, 5]],
  ['count: unknown comes last', sorted('tactics', 'ascending'), [6, 1, 3, 2, 4, 5]],
  ['count downwards', sorted('tactics', 'descending'), [4, 1, 2, 3, 6, 5]],
])('sorted by %s', (_sentence, actual, expected) => {
  expect(actual).toEqual(expected)
})

const matches = (query: string) =>
  arrangePlans(plans, { query, sort: null }).map(({ plan, isForContext }) => [
    plan.id,
    isForContext,
  ])

test.each([
  ['a part of a name', 'enver', [[4, false]]],
  ['without accents and in lower case', 'anderung', [[4, false]]],
  [
    'the beginning of an abbreviation',
    'wr',
    [
      [1, true],
      [2, false],
    ],
  ],
  [
    'a nested plan, with its lead for context',
    'west',
    [
      [1, true],
      [2, false],
    ],
  ],
  ['a lead plan, without its nested ones', 'national', [[1, false]]],
  [
    'blanks around do not count',
    '  west ',
    [
      [1, true],
      [2, false],
    ],
  ],
  ['nothing', 'no such plan', []],
])('finds %s', (_sentence, query, expected) => {
  expect(matches(query)).toEqual(expected)
})
