import { describe, expect, it } from 'vitest'
import { exportTitle } from './use-flow-export'

const year = { startDay: '2026-01-01', endDay: '2026-12-31' }

describe('exportTitle', () => {
  it.each([
    ['National plan', 'National plan flow 2026-01-01 to 2026-12-31'],
    ['Q1/Q2: "East"', 'Q1-Q2- -East- flow 2026-01-01 to 2026-12-31'],
    [' ', 'Plan flow 2026-01-01 to 2026-12-31'],
  ])('of %j', (planName, title) => {
    expect(exportTitle(year, planName)).toBe(title)
  })
})
