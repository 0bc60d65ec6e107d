import { describe, expect, it } from 'vitest'

import { attributeNameOf, readAttribute, writeAttribute } from './attribute-values'
import { choice, flag, number, text } from './declaration'

it.each([
  ['month', 'month'],
  ['weekStartDay', 'week-start-day'],
  ['currentPlanId', 'current-plan-id'],
])('the attribute of %s is %s', (property, attribute) => {
  expect(attributeNameOf(property)).toBe(attribute)
})

const lanes = choice('all', 'fit')

describe('reading an attribute', () => {
  it.each([
    ['a text is taken as it is', text, '2026-11', '2026-11'],
    ['an empty text is a text', text, '', ''],
    ['without the attribute there is no text', text, null, undefined],
    ['a number is one', number, '12', 12],
    ['a number may be negative', number, '-0.5', -0.5],
    ['spaces are no number', number, '  ', undefined],
    ['words are no number', number, '12 days', undefined],
    ['infinity is no number', number, 'Infinity', undefined],
    ['a boolean is there', flag, '', true],
    ['a boolean is there whatever it says, as in HTML', flag, 'false', true],
    ['a boolean is not there', flag, null, undefined],
    ['a word of a choice', lanes, 'fit', 'fit'],
    ['a word that is no choice', lanes, 'some', undefined],
  ] as const)('%s', (_sentence, declaration, written, value) => {
    expect(readAttribute(written, declaration)).toBe(value)
  })
})

describe('writing an attribute', () => {
  it.each([
    ['a text is written as it is', text, '2026-11', '2026-11'],
    ['a value that is not set has no attribute', text, undefined, null],
    ['an object is no text', text, {}, null],
    ['a number is written', number, 12, '12'],
    ['what is not a number is not', number, Number.NaN, null],
    ['true is an empty attribute', flag, true, ''],
    ['false is none', flag, false, null],
    ['a word of a choice is written', lanes, 'all', 'all'],
    ['another word is not', lanes, 'some', null],
  ] as const)('%s', (_sentence, declaration, value, written) => {
    expect(writeAttribute(value, declaration)).toBe(written)
  })
})

it.each([
  [text, 'a'],
  [number, 3.5],
  [flag, true],
  [lanes, 'fit'],
] as const)('what %o writes, it reads', (declaration, value) => {
  expect(readAttribute(writeAttribute(value, declaration), declaration)).toBe(value)
})
