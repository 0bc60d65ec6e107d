import { itemFormOf } from '@throughline/domain/item-form'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { newItemTarget } from '../item-url'
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

const target = newItemTarget('tactic', { stamp: '1' })

test('each item has a draft of its own, and so has each way to make one', () => {
  const names = [
    draftNameOf(12, { ...target, id: 7 }, false),
    draftNameOf(12, { ...target, id: 8 }, false),
    draftNameOf(12, target, false),
    draftNameOf(13, target, false),
    draftNameOf(12, { ...target, kind: 'initiative' }, false),
    draftNameOf(12, { ...target, copyOf: 7 }, false),
    draftNameOf(12, { ...target, copyOf: 8 }, false),
    draftNameOf(12, target, true),
    draftNameOf(12, { ...target, stamp: '2' }, true),
  ]
  expect(new Set(names).size).toBe(names.length)
})

test('a new item is offered the draft of an earlier one, unless it begins with something', () => {
  const later = { ...target, stamp: '2' }
  expect(draftNameOf(12, later, false)).toBe(draftNameOf(12, target, false))
  expect(draftNameOf(12, later, true)).not.toBe(draftNameOf(12, target, false))
})
