import { describe, expect, it } from 'vitest'

import { englishDetailEditorLabels } from '../DetailEditor.labels'
import { itemValues } from '../fixtures/editor-items'
import { editorContext } from '../fixtures/editor-plan'
import { withCustomValue } from './custom-value'
import { formErrors } from './form-errors'

const context = editorContext()
const values = itemValues()

function errorsOf(
  changes: Partial<typeof values>,
  faults: Parameters<typeof formErrors>[1] = new Map(),
) {
  const match = formErrors({ ...values, ...changes }, faults, context, englishDetailEditorLabels)
  return Object.fromEntries(match)
}

describe('formErrors', () => {
  it.each([
    ['what is complete', {}, {}],
    ['no title', { title: ' ' }, { title: 'Enter a title.' }],
    ['no type', { tacticTypeId: null }, { tacticTypeId: 'Choose a tactic type.' }],
    [
      'no type of an initiative',
      { channelId: 101, tacticTypeId: null },
      { tacticTypeId: 'Choose an initiative type.' },
    ],
    [
      'a start that is no date',
      { startDate: null },
      { startDate: 'Start: enter a date as mm/dd/yy.' },
    ],
    [
      'a link that is none',
      { customValues: { 502: 'soon' } },
      { 'custom:502': 'Landing page: enter an address such as https://example.com.' },
    ],
  ])('%s', (_, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it('names the fields whose text is no value', () => {
    expect(errorsOf({ actualCost: null }, new Map([['actualCost', 'text']]))).toEqual({
      actualCost: 'Actual cost: enter a number.',
    })
  })

  it('asks for the time alone when there is a day', () => {
    expect(errorsOf({ startDate: null }, new Map([['startDate', 'time']]))).toEqual({
      startDate: 'Start: enter a time, such as 8:30.',
    })
  })

  it('forgets a text that a value from elsewhere has replaced', () => {
    const faults = new Map([
      ['actualCost', 'text'],
      ['custom:502', 'text'],
    ] as const)
    const changes = { actualCost: 20, customValues: { 502: 'https://example.com' } }
    expect(errorsOf(changes, faults)).toEqual({})
  })
})

describe('withCustomValue', () => {
  it.each([
    [{}, 'a', { 5: 'a' }],
    [{ 4: 1 }, 0, { 4: 1, 5: 0 }],
    [{ 5: 'a' }, '', {}],
    [{ 4: 1, 5: 'a' }, null, { 4: 1 }],
  ])('%j with %j is %j', (before, value, after) => {
    expect(withCustomValue({ customValues: before }, 5, value)).toEqual({ customValues: after })
  })
})
