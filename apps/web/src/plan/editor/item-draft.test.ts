import { itemFormOf } from '@throughline/domain/item-form'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { draftNameOf, isItemForm } from './item-draft'

const values = itemFormOf(buildTacticDetail({ id: 7 }), '<p>Draft</p>')

test('the form of an item is one after it was stored as text', () => {
  expect(isItemForm(JSON.parse(JSON.stringify(values)))).toBe(true)
})

test.each(Object.keys(values))('a form without %s is none', (name) => {
  const { [name]: _left, ...others }: Record<string, unknown> = { ...values }
  expect(isItemForm(others)).toBe(false)
})

test.each([
  ['a title that is a number', { title: 7 }],
  ['tags that are texts', { tagIds: ['7'] }],
  ['custom values that are a list', { customValues: [] }],
  ['a switch that is a text', { isAllDay: 'yes' }],
])('%s make no form', (_sentence, change) => {
  expect(isItemForm({ ...values, ...change })).toBe(false)
})

test.each([null, 'text', 7, []])('%o is no form', (value) => {
  expect(isItemForm(value)).toBe(false)
})

test('each item has a draft of its own, and so has each way to make one', () => {
  const target = { kind: 'tactic', id: 0, copyOf: null }
  const names = [
    draftNameOf(12, { ...target, id: 7 }),
    draftNameOf(12, target),
    draftNameOf(13, target),
    draftNameOf(12, { ...target, kind: 'initiative' }),
    draftNameOf(12, { ...target, copyOf: 7 }),
  ]
  expect(new Set(names).size).toBe(names.length)
})
