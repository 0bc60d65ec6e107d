import { describe, expect, it } from 'vitest'
import { dateOrderOf, readDateCell, readTimeCell } from './read-date-cell'
import { readFlagCell, readMoneyCell, readNamesCell, writeNamesCell } from './read-value-cells'

const dateOf = (text: string, order: 'month-first' | 'day-first' | 'both' = 'month-first') => {
  const reading = readDateCell(text, order)
  return reading.ok ? reading.date : reading.code
}

describe('a date', () => {
  it.each([
    ['2026-10-01', '2026-10-01'],
    ['2026/10/1', '2026-10-01'],
    ['2026-10-01T08:00:00', '2026-10-01T08:00:00'],
    ['2026-10-01 8:05', '2026-10-01T08:05:00'],
    ['10/1/2026', '2026-10-01'],
    ['10-01-26', '2026-10-01'],
    ['10/1/2026 2:30 PM', '2026-10-01T14:30:00'],
    ['10/1/2026 12:00 am', '2026-10-01T00:00:00'],
    ['1.10.2026', '2026-10-01'],
    ['1 October 2026', '2026-10-01'],
    ['1-Oct-26', '2026-10-01'],
    ['Oct 1, 2026', '2026-10-01'],
    ['Sept. 30, 2026', '2026-09-30'],
    ['Thursday, October 1st, 2026', '2026-10-01'],
    ['Thu 10/1/2026', '2026-10-01'],
    ['2/30/2026', 'not-a-date'],
    ['13/1/2026', 'not-a-date'],
    ['10/1/2026 25:00', 'not-a-date'],
    ['10/1/2026 13:00 pm', 'not-a-date'],
    ['Octember 1, 2026', 'not-a-date'],
    ['Ma 1, 2026', 'not-a-date'],
    ['Q4 2026', 'not-a-date'],
    ['soon', 'not-a-date'],
    ['46296', 'not-a-date'],
    ['2026-10-01T08:00:00Z', 'date-has-zone'],
    ['2026-10-01T08:00:00+02:00', 'date-has-zone'],
    ['2026-10-01 08:00 UTC', 'date-has-zone'],
  ])('%s is %s', (text, expected) => {
    expect(dateOf(text)).toBe(expected)
  })

  it('with slashes follows the order of its column', () => {
    expect(dateOf('3/4/2026')).toBe('2026-03-04')
    expect(dateOf('3/4/2026', 'day-first')).toBe('2026-04-03')
    expect(dateOf('25/3/2026', 'day-first')).toBe('2026-03-25')
    expect(dateOf('3/4/2026', 'both')).toBe('date-order')
    expect(dateOf('25/3/2026', 'both')).toBe('2026-03-25')
    expect(dateOf('3/25/2026', 'both')).toBe('2026-03-25')
    expect(dateOf('4/4/2026', 'both')).toBe('2026-04-04')
  })

  it('of a workbook is taken as it is, and a number is none', () => {
    expect(readDateCell({ date: '2026-10-01T00:00:00' }, 'both')).toEqual({
      ok: true,
      date: '2026-10-01',
    })
    expect(readDateCell({ date: '2026-10-01T08:00:00' }, 'both')).toEqual({
      ok: true,
      date: '2026-10-01T08:00:00',
    })
    expect(readDateCell(46_296, 'both')).toEqual({ ok: false, code: 'not-a-date' })
    expect(readDateCell({ date: '' }, 'both')).toEqual({ ok: false, code: 'not-a-date' })
  })
})

describe('a time in a column of its own', () => {
  it.each([
    ['8:05', '08:05:00'],
    ['14:30:15', '14:30:15'],
    [' 2:30 PM ', '14:30:00'],
    [0, '00:00:00'],
    [0.5, '12:00:00'],
    [{ date: '2026-10-01T08:00:00' }, '08:00:00'],
    [{ date: '' }, 'not-a-time'],
    [1, 'not-a-time'],
    [-0.5, 'not-a-time'],
    [true, 'not-a-time'],
    ['24:00', 'not-a-time'],
    ['morning', 'not-a-time'],
  ])('%j is %s', (cell, expected) => {
    const reading = readTimeCell(cell)
    expect(reading.ok ? reading.value : reading.code).toBe(expected)
  })
})

describe('the order of a column of dates', () => {
  it.each([
    ['month-first', ['3/4/2026', '3/25/2026']],
    ['day-first', ['3/4/2026', '25/3/2026', '2026-01-31']],
    ['either', ['3/4/2026', '31.1.2026', '2026-01-31', 'soon', null]],
    ['both', ['3/25/2026', '25/3/2026']],
  ])('is %s', (order, cells) => {
    expect(dateOrderOf(cells)).toBe(order)
  })
})

describe('an amount', () => {
  it.each([
    ['1250', 1250],
    ['$1,250', 1250],
    ['USD 1,250.50', 1251],
    ['1.250.000', 1_250_000],
    ['1 250', 1250],
    ["1'250.5", 1251],
    ['0.4', 0],
    ['12.50 $', 13],
    ['', null],
    ['  ', null],
    ['1.250', 'ambiguous-amount'],
    ['1250,5', 'ambiguous-amount'],
    ['1000000000001', 'amount-too-large'],
    ['-5', 'negative-amount'],
    ['(1,250)', 'negative-amount'],
    ['$-5', 'negative-amount'],
    ['1,25,0', 'not-an-amount'],
    ['12k', 'not-an-amount'],
    ['1e5', 'not-an-amount'],
    ['€5', 'not-an-amount'],
    ['n/a', 'not-an-amount'],
  ])('%s is %s', (text, expected) => {
    const reading = readMoneyCell(text)
    expect(reading.ok ? reading.value : reading.code).toBe(expected)
  })

  it('of a number is rounded to whole dollars', () => {
    expect(readMoneyCell(1250.5)).toEqual({ ok: true, value: 1251 })
    expect(readMoneyCell(-0.1)).toEqual({ ok: false, code: 'negative-amount' })
    expect(readMoneyCell(true)).toEqual({ ok: false, code: 'not-an-amount' })
  })
})

describe('yes or no', () => {
  it.each([
    [true, true],
    ['Yes', true],
    ['x', true],
    [1, true],
    ['FALSE', false],
    ['no', false],
    [0, false],
    ['maybe', 'not-yes-or-no'],
    [2, 'not-yes-or-no'],
  ])('%s is %s', (cell, expected) => {
    const reading = readFlagCell(cell)
    expect(reading.ok ? reading.value : reading.code).toBe(expected)
  })
})

describe('several names', () => {
  it.each([
    ['Q4; Sales', ['Q4', 'Sales']],
    ['Q4, Sales', ['Q4', 'Sales']],
    ['Q4\nSales', ['Q4', 'Sales']],
    ['Sales, EMEA; Q4', ['Sales, EMEA', 'Q4']],
    ['"Sales, EMEA"', ['Sales, EMEA']],
    ['"a;b ""c""", Q4', ['a;b "c"', 'Q4']],
    ['Q4; ; Q4;', ['Q4', 'Q4']],
    ['12" vinyl; Q4', ['12" vinyl', 'Q4']],
    ['', []],
  ])('%s are %j', (text, names) => {
    expect(readNamesCell(text)).toEqual(names)
  })

  it('are the same after they were written', () => {
    const names = ['plain', 'a, b', 'a;b', 'say "now"', ' spaces ', 'two\nlines', '"', '12" vinyl']
    expect(readNamesCell(writeNamesCell(names))).toEqual(names)
    for (const name of names) {
      expect(readNamesCell(writeNamesCell([name]))).toEqual([name])
    }
    expect(writeNamesCell([])).toBeNull()
    expect(writeNamesCell(['Q4', 'Sales'])).toBe('Q4; Sales')
  })
})
