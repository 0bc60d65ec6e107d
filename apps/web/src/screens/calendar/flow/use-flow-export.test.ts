import { describe, expect, it } from 'vitest'
import { exportedNotice, exportTitle } from './use-flow-export'

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

describe('exportedNotice', () => {
  it.each([
    ['a PDF', null, 'success', 'The flow was exported.'],
    ['a picture of twice the points', 2, 'success', 'The flow was exported.'],
    ['a picture as large as the screen', 1, 'success', 'The flow was exported.'],
    [
      'a smaller picture that can be read',
      0.8,
      'success',
      'The picture was scaled to 80%, the largest that browsers draw. A PDF keeps its size.',
    ],
    [
      'a picture that cannot be read',
      0.13,
      'warning',
      'The flow is too large for one picture: its text was scaled to 13% and cannot be read. Export a PDF, fewer days, or a zoom with narrower days.',
    ],
  ])('of %s', (_name, scale, tone, text) => {
    expect(exportedNotice(scale)).toEqual({ tone, text })
  })
})
