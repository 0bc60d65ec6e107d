import { describe, expect, test } from 'vitest'
import { occurrenceRanges } from './mark-occurrences'

const markedIn = (text: string, part: string) =>
  occurrenceRanges(text, part).map(({ start, end }) => text.slice(start, end))

describe('the occurrences of words', () => {
  test.each([
    ['early list for VIPs', 'vip', ['VIP']],
    ['VIP and vip', ' Vip ', ['VIP', 'vip']],
    ['Café crème', 'CREME', ['crème']],
    ['Straße 5', 'ss', ['ß']],
    ['aaaa', 'aa', ['aaaa']],
    ['Guide for gifts', 'gift guide', ['Guide', 'gift']],
    ['50% off', '0%', ['0%']],
    ['nothing here', 'vip', []],
    ['anything', '  ', []],
  ])('of %j in %j are %j', (text, part, expected) => {
    expect(markedIn(text, part)).toEqual(expected)
  })
})
