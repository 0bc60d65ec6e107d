import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilAt, instantOfCivil, isSupportedZone } from './zone-clock'

const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

describe('the clock of a zone', () => {
  it('shows an instant that reads back as itself, wherever the clock does not show it twice', () => {
    assert(
      property(
        constantFrom(...zones),
        // Half past noon: no clock is changed around it.
        integer({ min: 0, max: 40_000 }),
        (zone, day) => {
          const noon = civilAt('UTC', (day * 1440 + 750) * 60_000)
          expect(civilAt(zone, instantOfCivil(zone, noon))).toBe(noon)
        },
      ),
    )
  })

  it.each([
    ['the hour that comes twice is the first one', '2026-11-01T01:30:00', '2026-11-01T05:30:00'],
    [
      'the hour that is skipped counts as before the gap',
      '2026-03-08T02:30:00',
      '2026-03-08T07:30:00',
    ],
  ])('%s', (_name, local, utc) => {
    expect(civilAt('UTC', instantOfCivil('America/New_York', local))).toBe(utc)
  })

  it('knows names of the list alone', () => {
    expect([isSupportedZone('Europe/Berlin'), isSupportedZone('Berlin time')]).toEqual([
      true,
      false,
    ])
  })
})
