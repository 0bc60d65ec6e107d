import { describe, expect, it } from 'vitest'

import { figureSign, figuresOfSum, figureText, shortTotalText, totalText } from './figure-text'

it('a sum without costs has no figures, and one whose costs cancel out has', () => {
  const none = { estimate: null, actual: null, variance: null }
  expect(figuresOfSum({ estimate: 0, actual: 0, variance: 0 })).toEqual(none)
  const spent = { estimate: 5, actual: 5, variance: 0 }
  expect(figuresOfSum(spent)).toEqual(spent)
})

describe('figures', () => {
  it.each([
    [0, '0', '$0', '$0', undefined],
    [950, '950', '$950', '$950', undefined],
    [23_500, '23,500', '$23,500', '$23.5K', undefined],
    [1_250_000, '1,250,000', '$1,250,000', '$1.3M', undefined],
    [-600, '−600', '−$600', '−$600', 'negative'],
    [-1_250_000, '−1,250,000', '−$1,250,000', '−$1.3M', 'negative'],
    [99.5, '100', '$100', '$100', undefined],
    // Rounded to nothing, it is not negative.
    [-0.4, '0', '$0', '$0', undefined],
  ])('of %d', (dollars, figure, total, short, sign) => {
    expect(figureText(dollars)).toBe(figure)
    expect(totalText(dollars)).toBe(total)
    expect(shortTotalText(dollars)).toBe(short)
    expect(figureSign(dollars)).toBe(sign)
  })
})
