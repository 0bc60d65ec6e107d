import type { PlanContents } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { consequencesInWords, contentsInWords, needsName } from './contents-texts'

const contents = (fields: Partial<PlanContents>): PlanContents => ({
  channels: 0,
  tacticTypes: 0,
  tactics: 0,
  initiatives: 0,
  tags: 0,
  documents: 0,
  budgets: 0,
  dashboards: 0,
  calendars: 0,
  savedViews: 0,
  people: 0,
  nestedPlans: [],
  ...fields,
})

test('everything that is deleted is counted, the items first', () => {
  expect(
    contentsInWords(
      contents({
        channels: 9,
        tacticTypes: 38,
        tactics: 1204,
        initiatives: 17,
        tags: 26,
        documents: 1,
        budgets: 2,
        dashboards: 3,
        savedViews: 5,
      }),
    ),
  ).toEqual([
    '1,204 tactics',
    '17 initiatives',
    '9 channels',
    '38 tactic types',
    '26 tags',
    '1 document',
    '2 budgets',
    '3 dashboards',
    '5 saved views',
  ])
})

test('an empty plan takes nothing along', () => {
  expect(contentsInWords(contents({}))).toEqual([])
  expect(consequencesInWords(contents({}))).toEqual([])
})

test('people, nested plans and calendars get a sentence each', () => {
  const one = { people: 1, calendars: 1, nestedPlans: [{ id: 13, name: 'West' }] }
  expect(consequencesInWords(contents(one))).toEqual([
    '1 person loses access to it.',
    'Its nested plan becomes an individual plan:',
    'The account keeps its calendar of interest.',
  ])
  const many = {
    people: 1023,
    calendars: 2,
    nestedPlans: [13, 14].map((id) => ({ id, name: 'W' })),
  }
  expect(consequencesInWords(contents(many))).toEqual([
    '1,023 people lose access to it.',
    'Its 2 nested plans become individual plans:',
    'The account keeps its 2 calendars of interest.',
  ])
})

test.each([
  [100, 0, false],
  [101, 0, true],
  [60, 40, false],
  [60, 41, true],
])('with %i tactics and %i initiatives the name is asked: %s', (tactics, initiatives, expected) => {
  expect(needsName(contents({ tactics, initiatives, tags: 500 }))).toBe(expected)
})
