import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatTime,
  minutesOfTime,
  partAt,
  readTypedTime,
  stepTime,
  timeOfMinutes,
} from './typed-time'

const labels = { am: 'AM', pm: 'PM' }
const times = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes)

describe('readTypedTime', () => {
  it.each([
    ['an hour alone', '8', '08:00'],
    ['hour and minutes', '8:30', '08:30'],
    ['four digits', '0830', '08:30'],
    ['three digits', '830', '08:30'],
    ['with a dot', '20.15', '20:15'],
    ['with an h', '20h15', '20:15'],
    ['in the evening', '8p', '20:00'],
    ['in the evening, spelled out', '8:30 p.m.', '20:30'],
    ['noon', '12pm', '12:00'],
    ['midnight', '12 AM', '00:00'],
    ['the first minute', '0:00', '00:00'],
    ['the last minute', '23:59', '23:59'],
    ['space around it', ' 9:05 ', '09:05'],
  ])('%s', (_title, text, time) => {
    expect(readTypedTime(text)).toEqual({ code: 'time', time })
  })

  it.each([
    ['no 24th hour', '24:00'],
    ['no 60th minute', '8:60'],
    ['no 13 in half a day', '13pm'],
    ['no 0 in half a day', '0am'],
    ['one digit of minutes', '8:3'],
    ['words', 'noonish'],
    ['five digits', '12345'],
  ])('%s', (_title, text) => {
    expect(readTypedTime(text)).toEqual({ code: 'unreadable' })
  })

  it('takes nothing for no time', () => {
    expect(readTypedTime('  ')).toEqual({ code: 'empty' })
  })

  it('reads back what it writes, in both ways of counting hours', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(12 as const, 24 as const), (time, cycle) => {
        expect(readTypedTime(formatTime(time, cycle, labels))).toEqual({ code: 'time', time })
      }),
    )
  })
})

describe('stepTime', () => {
  it.each([
    ['an hour on', '08:30', 'hour', 1, 15, '09:30'],
    ['hours come round at midnight', '23:30', 'hour', 1, 15, '00:30'],
    ['and back', '00:30', 'hour', -1, 15, '23:30'],
    ['minutes go to the next whole step', '08:07', 'minute', 1, 15, '08:15'],
    ['and to the last one', '08:07', 'minute', -1, 15, '08:00'],
    ['minutes take the hour along', '08:45', 'minute', 1, 15, '09:00'],
    ['past midnight too', '00:00', 'minute', -1, 1, '23:59'],
    ['the other half of the day', '08:30', 'half', 1, 1, '20:30'],
    ['and back', '20:30', 'half', 1, 1, '08:30'],
  ] as const)('%s', (_title, time, part, direction, step, expected) => {
    expect(stepTime(time, part, direction, step)).toBe(expected)
  })

  it('is its own way back from a whole step', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(1, 5, 15, 30, 60), (time, step) => {
        const whole = timeOfMinutes(Math.floor(minutesOfTime(time) / step) * step)
        expect(stepTime(stepTime(whole, 'minute', 1, step), 'minute', -1, step)).toBe(whole)
      }),
    )
  })
})

describe('partAt', () => {
  it.each([
    ['before the colon', 1, 'hour'],
    ['behind the colon', 2, 'minute'],
    ['behind the minutes', 4, 'minute'],
    ['at the end', 7, 'half'],
  ])('%s', (_title, caret, part) => {
    expect(partAt('8:30 PM', caret)).toBe(part)
  })
})
