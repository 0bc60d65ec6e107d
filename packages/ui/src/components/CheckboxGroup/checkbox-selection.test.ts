import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allStateOf, toggleAll, toggleOne, type CheckboxOption } from './checkbox-selection'

const options: readonly CheckboxOption[] = [
  { value: 'email', label: 'Email' },
  { value: 'social', label: 'Social' },
  { value: 'signage', label: 'Signage', isDisabled: true },
]

describe('allStateOf', () => {
  it.each([
    ['nothing checked', [], 'none'],
    ['one of three', ['email'], 'some'],
    ['all that can be checked is not all', ['email', 'social'], 'some'],
    ['every one', ['email', 'social', 'signage'], 'all'],
    ['values that are no options do not count', ['print'], 'none'],
  ])('%s', (_title, values, expected) => {
    expect(allStateOf(options, values)).toBe(expected)
  })

  it('is none without options', () => {
    expect(allStateOf([], ['email'])).toBe('none')
  })
})

describe('toggleAll', () => {
  it.each([
    ['checks all that can be', [], ['email', 'social']],
    ['completes what is begun', ['social'], ['email', 'social']],
    ['clears when nothing is left to check', ['email', 'social'], []],
    ['keeps a disabled one checked', ['email', 'social', 'signage'], ['signage']],
  ])('%s', (_title, values, expected) => {
    expect(toggleAll(options, values)).toEqual(expected)
  })
})

const world = fc
  .uniqueArray(fc.record({ value: fc.string(), label: fc.string(), isDisabled: fc.boolean() }), {
    selector: (option) => option.value,
    minLength: 1,
  })
  .chain((all) =>
    fc.record({ all: fc.constant(all), values: fc.subarray(all.map((option) => option.value)) }),
  )

describe('any group', () => {
  it('never changes a disabled box, however often all are toggled', () => {
    fc.assert(
      fc.property(world, ({ all, values }) => {
        const disabled = new Set(all.filter((one) => one.isDisabled).map((one) => one.value))
        const after = toggleAll(all, toggleAll(all, values))
        expect(after.filter((value) => disabled.has(value))).toEqual(
          values.filter((value) => disabled.has(value)),
        )
      }),
    )
    expect.hasAssertions()
  })

  it('is as before when one box is toggled twice', () => {
    fc.assert(
      fc.property(world, fc.nat(), ({ all, values }, pick) => {
        const { value } = all[pick % all.length] ?? { value: '' }
        expect(toggleOne(all, toggleOne(all, values, value), value)).toEqual(values)
      }),
    )
    expect.hasAssertions()
  })
})
