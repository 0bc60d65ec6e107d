import { buildPlan } from '@throughline/test-support/builders'
import type { Budget } from '@throughline/domain/budget'
import { describe, expect, it } from 'vitest'
import {
  changeOf,
  isUnchanged,
  mergeBudgets,
  problemsOf,
  validateBudgets,
  valuesOf,
  withMainBudget,
  withNewBudget,
  withoutChangesOf,
  withUse,
  type BudgetValues,
} from './budget-form-model'
import { archivingText, daysText, deletionText, differencesOf } from './budget-texts'

const budgetOf = (id: number, fields: Partial<Budget> = {}): Budget => ({
  id,
  version: 3,
  creatorId: null,
  planId: 12,
  name: 'National plan Budget',
  value: 480_000,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  active: true,
  isArchivedBySwitch: false,
  isPrimary: true,
  initiativeIds: [],
  tagIds: [],
  channelIds: [],
  ...fields,
})

const plan = buildPlan({ name: 'National plan', useBudgets: true, version: 7 })
const archived = budgetOf(902, { name: 'Last year', active: false, isPrimary: true, value: 300 })
const stored = { plan, budgets: [budgetOf(901), archived] }
const values = valuesOf(stored)
const changed = (change: Partial<BudgetValues>) => ({ ...values, ...change })

describe('what the form shows', () => {
  it('is the active primary budget, and the others apart', () => {
    expect(values).toMatchObject({ isUsed: true, mainId: 901, totalDollars: 480_000 })
    expect(values.others).toMatchObject([{ id: 902, isActive: false }])
  })

  it('is no total where all budgets are archived', () => {
    expect(valuesOf({ plan, budgets: [archived] })).toMatchObject({
      mainId: null,
      totalDollars: null,
    })
  })

  it('gives a first budget the name of its plan', () => {
    expect(withNewBudget('National plan')).toMatchObject({
      mainId: 0,
      name: 'National plan Budget',
    })
  })
})

describe('what a save sends', () => {
  it('is nothing while nothing differs', () => {
    expect(changeOf(values, stored)).toEqual({
      plan: { id: 12, version: 7 },
      useBudgets: null,
      creation: null,
      updates: [],
    })
  })

  it('is the fields that differ, on the version that was read', () => {
    const { updates } = changeOf(changed({ totalDollars: 500_000 }), stored)
    expect(updates).toMatchObject([
      { budget: { id: 901, version: 3 }, changes: { value: 500_000 } },
    ])
    expect(Object.keys(updates[0]?.changes ?? {})).toEqual(['value'])
  })

  it('is only the switch when budgets are switched off', () => {
    const change = changeOf(changed({ isUsed: false, totalDollars: 1 }), stored)
    expect(change).toMatchObject({ useBudgets: false, creation: null, updates: [] })
  })

  describe('that switches budgets on', () => {
    const off = {
      plan: { ...plan, useBudgets: false },
      budgets: [budgetOf(901, { active: false, isArchivedBySwitch: true }), archived],
    }
    const on = { ...valuesOf(off), ...withUse(true, valuesOf(off), off) }

    it('is the switch: the server restores what switching off archived', () => {
      expect(on).toMatchObject({
        isUsed: true,
        mainId: 901,
        others: [{ id: 902, isActive: false }],
      })
      expect(changeOf(on, off)).toMatchObject({ useBudgets: true, creation: null, updates: [] })
    })

    it('changes restored budgets on the version that restoring makes', () => {
      const others = on.others.map((other) => Object.assign({}, other, { isActive: true }))
      expect(changeOf({ ...on, totalDollars: 5, others }, off).updates).toMatchObject([
        { budget: { id: 902, version: 3 }, changes: { active: true } },
        { budget: { id: 901, version: 4 }, changes: { value: 5 } },
      ])
    })

    it('keeps what was typed when the switch goes off and on', () => {
      const typed = { ...on, totalDollars: 5 }
      const switchedOff = { ...typed, ...withUse(false, typed, off) }
      expect(isUnchanged(switchedOff, off)).toBe(true)
      expect({ ...switchedOff, ...withUse(true, switchedOff, off) }).toEqual(typed)
    })
  })

  it('is a new budget, with the name that it gets when none is given', () => {
    const empty = { plan, budgets: [] }
    const first = { ...valuesOf(empty), ...withNewBudget(plan.name), name: ' ', totalDollars: 5 }
    expect(changeOf(first, empty).creation).toEqual({
      name: 'National plan Budget',
      value: 5,
      startDate: null,
      endDate: null,
    })
  })

  it('makes an archived budget the one of the total', () => {
    const all = { plan, budgets: [archived] }
    const before = valuesOf(all)
    const [other] = before.others
    const again = other === undefined ? before : { ...before, ...withMainBudget(before, other) }
    expect(again).toMatchObject({ mainId: 902, totalDollars: 300, others: [] })
    expect(changeOf(again, all).updates).toMatchObject([
      { budget: { id: 902 }, changes: { active: true, isPrimary: true } },
    ])
  })

  it('keeps a name that was cleared', () => {
    expect(changeOf(changed({ name: ' ' }), stored).updates).toEqual([])
  })
})

describe('what is wrong', () => {
  it.each([
    [
      'nothing, without an amount and dates',
      { totalDollars: null, startDay: null, endDay: null },
      [],
    ],
    ['an end before the start', { startDay: '2026-02-01', endDay: '2026-01-31' }, ['endDay']],
    ['less than zero', { totalDollars: -1 }, ['totalDollars']],
    ['what is no number', { totalDollars: Number.NaN }, ['totalDollars']],
  ])('is %s', (_sentence, change, fields) => {
    expect(Object.keys(problemsOf(changed(change)))).toEqual(fields)
    expect(Object.keys(validateBudgets(changed(change))?.fields ?? {})).toEqual(fields)
  })

  it('is nothing once budgets are switched off', () => {
    expect(validateBudgets(changed({ isUsed: false, totalDollars: -1 }))).toBeNull()
  })

  it('is said of other budgets too', () => {
    const others = values.others.map((other) => Object.assign({}, other, { endDay: '2020-01-01' }))
    expect(Object.keys(validateBudgets(changed({ others }))?.fields ?? {})).toEqual(['others'])
  })
})

describe('two versions', () => {
  const merge = (mine: Partial<BudgetValues>, theirs: Partial<BudgetValues>) =>
    mergeBudgets({ before: values, mine: changed(mine), theirs: changed(theirs) })

  it('go together where they changed different fields', () => {
    const { values: both, hasClashes } = merge({ totalDollars: 1 }, { endDay: '2027-01-31' })
    expect(hasClashes).toBe(false)
    expect(both).toMatchObject({ totalDollars: 1, endDay: '2027-01-31' })
  })

  it('clash where they changed the same one, in other budgets too', () => {
    expect(merge({ totalDollars: 1 }, { totalDollars: 2 }).hasClashes).toBe(true)
    const named = (name: string) => ({
      others: values.others.map((other) => Object.assign({}, other, { name })),
    })
    expect(merge(named('A'), named('B')).hasClashes).toBe(true)
    expect(merge(named('A'), {}).values.others[0]?.name).toBe('A')
    expect(merge({}, named('B')).values.others[0]?.name).toBe('B')
  })

  it('keep what was typed of a deleted budget, as a new one', () => {
    const none = {
      ...values,
      mainId: null,
      name: '',
      totalDollars: null,
      startDay: null,
      endDay: null,
    }
    expect(merge({ totalDollars: 1 }, none)).toMatchObject({
      hasClashes: true,
      values: { mainId: 0, name: values.name, totalDollars: 1, startDay: values.startDay },
    })
    expect(merge({}, none)).toMatchObject({ hasClashes: false, values: { mainId: null } })
    const mine = merge({ totalDollars: 1 }, none).values
    const again = mergeBudgets({ before: values, mine, theirs: changed(none) })
    expect(again.values).toEqual(mine)
  })

  it('clash where another budget was deleted while somebody typed in it', () => {
    const named = values.others.map((other) => Object.assign({}, other, { name: 'Typed' }))
    expect(merge({ others: named }, { others: [] }).hasClashes).toBe(true)
    expect(differencesOf(changed({ others: [] }), changed({ others: named }))).toEqual([
      { label: 'Typed', theirs: 'deleted', mine: expect.stringContaining('Typed') },
    ])
  })

  it('drop what was deleted meanwhile', () => {
    expect(merge({ totalDollars: 1 }, { others: [] }).values.others).toEqual([])
  })

  it('are one where a new budget is stored by now', () => {
    const empty = valuesOf({ plan, budgets: [] })
    const mine = { ...empty, ...withNewBudget('National plan'), totalDollars: 5 }
    const merged = mergeBudgets({ before: empty, mine, theirs: { ...mine, mainId: 903 } })
    expect(merged).toMatchObject({ hasClashes: false, values: { mainId: 903, totalDollars: 5 } })
  })

  it('keep an archived budget that is used again out of the others', () => {
    const before = valuesOf({ plan, budgets: [archived] })
    const [other] = before.others
    const mine = other === undefined ? before : { ...before, ...withMainBudget(before, other) }
    const merged = mergeBudgets({ before, mine, theirs: before })
    expect(merged).toMatchObject({ hasClashes: false, values: { mainId: 902, others: [] } })
  })

  it('are told apart in words', () => {
    expect(differencesOf(values, changed({ totalDollars: 5, endDay: null }))).toEqual([
      { label: 'Total budget', theirs: '$480,000', mine: '$5' },
      { label: 'Budget dates', theirs: '01/01/26 – 12/31/26', mine: 'From 01/01/26' },
    ])
  })
})

it('gives changes of a deleted budget up, and only those', () => {
  const typed = changed({
    totalDollars: 1,
    others: values.others.map((other) => Object.assign({}, other, { name: 'Typed' })),
  })
  expect({ ...typed, ...withoutChangesOf(901, typed, values) }).toMatchObject({
    totalDollars: 480_000,
    others: [{ name: 'Typed' }],
  })
  expect({ ...typed, ...withoutChangesOf(902, typed, values) }).toMatchObject({
    totalDollars: 1,
    others: [{ name: 'Last year' }],
  })
})

it.each([
  [null, null, 'No dates'],
  [null, '2026-12-31', 'Until 12/31/26'],
  ['2026-01-01', null, 'From 01/01/26'],
])('the days from %s to %s are said as %s', (startDay, endDay, text) => {
  expect(daysText({ startDay, endDay })).toBe(text)
})

it('counts what is archived and deleted', () => {
  const another = budgetOf(903, { isPrimary: false, value: 20_000 })
  expect(archivingText('Saving', [budgetOf(901), another, archived])).toBe(
    'Saving archives 2 budgets of $500,000.',
  )
  expect(archivingText('Saving', [archived])).toBe('There is no active budget to archive.')
  expect(deletionText({ totalDollars: 480_000 }, true)).toBe(
    'This deletes the budget of $480,000 with its comments. The plan then has no total budget and no budget dates. Costs of tactics stay.',
  )
})
