import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { listTimes, nearestTimeIndex, timeIndexBeside } from './time-list'
import { minutesOfTime, timeOfMinutes } from './typed-time'

const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes)
const anyStep = fc.constantFrom(1, 5, 7, 15, 30, 45, 60)

describe('listTimes', () => {
  it.each([
    ['every quarter of an hour: 24 x 4', 15, 96, '23:45'],
    ['every half an hour', 30, 48, '23:30'],
    ['a step that does not divide the day ends before midnight: 32 x 45 = 1440', 45, 32, '23:15'],
    ['every seven minutes: 205 x 7 = 1435', 7, 206, '23:55'],
    ['no step is a step of a minute', 0, 1440, '23:59'],
  ])('%s', (_title, step, count, last) => {
    const times = listTimes(step)
    expect(times[0]).toBe('00:00')
    expect(times).toHaveLength(count)
    expect(times.at(-1)).toBe(last)
  })

  it('offers each time once, in order', () => {
    fc.assert(
      fc.property(anyStep, (step) => {
        const times = listTimes(step)
        expect(times).toEqual([...new Set(times)].sort())
      }),
    )
  })
})

describe('nearestTimeIndex', () => {
  it.each([
    ['itself', '08:30', '08:30'],
    ['the one before', '08:07', '08:00'],
    ['the one after', '08:08', '08:15'],
    ['the end of the day stays on its day', '23:59', '23:45'],
  ])('%s', (_title, time, expected) => {
    const times = listTimes(15)
    expect(times[nearestTimeIndex(times, time)]).toBe(expected)
  })

  it('finds none that is nearer', () => {
    fc.assert(
      fc.property(anyTime, anyStep, (time, step) => {
        const times = listTimes(step)
        const distances = times.map((one) => Math.abs(minutesOfTime(one) - minutesOfTime(time)))
        expect(distances[nearestTimeIndex(times, time)]).toBe(Math.min(...distances))
      }),
    )
  })
})

describe('timeIndexBeside', () => {
  it.each([
    ['down from a listed time', '08:30', 1, '08:45'],
    ['up from a listed time', '08:30', -1, '08:15'],
    ['down from between', '08:07', 1, '08:15'],
    ['up from between', '08:07', -1, '08:00'],
    ['the first is the end upwards', '00:00', -1, '00:00'],
    ['the last is the end downwards', '23:50', 1, '23:45'],
  ] as const)('%s', (_title, time, direction, expected) => {
    const times = listTimes(15)
    expect(times[timeIndexBeside(times, time, direction)]).toBe(expected)
  })

  it('never passes over a listed time', () => {
    fc.assert(
      fc.property(anyTime, anyStep, (time, step) => {
        const times = listTimes(step)
        const up = timeIndexBeside(times, time, -1)
        const down = timeIndexBeside(times, time, 1)
        expect(times.slice(up + 1, down).filter((one) => one !== time)).toEqual([])
      }),
    )
  })
})
