import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupState, toggleGroup, toggleValue } from './selection'

const option = (value: string, isDisabled = false) => ({ value, label: value, isDisabled })
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const paid = [option('display'), option('video'), option('radio', true)]

describe('groupState', () => {
  it.each([
    ['nothing chosen', [], 'off'],
    ['one of three', ['video'], 'some'],
    ['all of them, also one that cannot be changed', ['display', 'video', 'radio'], 'on'],
    ['something of another group', ['site'], 'off'],
  ])('%s', (_title, values, expected) => {
    expect(groupState(new Set(values), paid)).toBe(expected)
  })
})

describe('toggleGroup', () => {
  it.each([
    [
      'chooses what is missing, behind what was there',
      ['site', 'video'],
      ['site', 'video', 'display'],
    ],
    ['takes all back when all that may be chosen is', ['display', 'video'], []],
    ['leaves what cannot be changed', ['radio', 'display', 'video'], ['radio']],
  ])('%s', (_title, values, expected) => {
    expect(toggleGroup(values, paid)).toEqual(expected)
  })

  it('changes nothing in a group of which nothing may be chosen', () => {
    const values = ['site']
    expect(toggleGroup(values, [option('radio', true)])).toBe(values)
  })

  const lists = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 })

  it('never doubles a value and never touches one outside of the group', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(8), (values, names, locked) => {
        const options = names.map((name, index) => option(name, index === locked))
        const answer = toggleGroup(values, options)
        expect(new Set(answer).size).toBe(answer.length)
        const free = new Set(options.flatMap((entry) => (entry.isDisabled ? [] : [entry.value])))
        expect(answer.filter((value) => !free.has(value))).toEqual(
          values.filter((value) => !free.has(value)),
        )
      }),
    )
  })
})

describe('toggleValue', () => {
  it('is its own way back, but for the order', () => {
    const lists = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 })
    fc.assert(
      fc.property(lists, fc.constantFrom(...letters), (values, value) => {
        expect(new Set(toggleValue(toggleValue(values, value), value))).toEqual(new Set(values))
      }),
    )
  })
})
