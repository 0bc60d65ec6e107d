import { describe, expect, it } from 'vitest'

import { canonicalColor, canonicalFont, canonicalSize, readStyle } from './css-values'

describe('colours', () => {
  it.each([
    ['#ef482a', '#EF482A'],
    ['#abc', '#AABBCC'],
    ['#EF482AFF', '#EF482A'],
    ['rgb(239, 72, 42)', '#EF482A'],
    ['rgb(239 72 42 / 50%)', '#EF482A'],
    ['rgba(1,2,3,0.9)', '#010203'],
    ['rgb(999,0,0)', '#FF0000'],
    ['Red', '#FF0000'],
    ['transparent', undefined],
    ['rgba(0, 0, 0, 0)', undefined],
    ['rgba(0,0,0,0.0.1)', undefined],
    ['inherit', undefined],
    ['constructor', undefined],
    ['url(x)', undefined],
    ['red;background:url(x)', undefined],
    ['var(--x)', undefined],
    ['', undefined],
  ])('%j is %j', (text, color) => {
    expect(canonicalColor(text)).toBe(color)
  })
})

describe('fonts', () => {
  it.each([
    ['Georgia, serif', 'Georgia,serif'],
    ['"Times New Roman" , serif', "'Times New Roman',serif"],
    ["'Source  Sans 3'", "'Source Sans 3'"],
    ['-apple-system', '-apple-system'],
    ['x";}', undefined],
    ['url(x)', undefined],
    ['Georgia,,serif', undefined],
    ['', undefined],
    [Array.from({ length: 30 }, () => 'Georgia').join(), undefined],
  ])('%j is %j', (text, font) => {
    expect(canonicalFont(text)).toBe(font)
  })
})

describe('sizes', () => {
  it.each([
    ['12px', '12px'],
    ['12.4px', '12px'],
    ['12pt', '16px'],
    ['11.0PT', '15px'],
    ['2em', undefined],
    ['150%', undefined],
    ['400px', undefined],
    ['1px', undefined],
    ['calc(1px)', undefined],
  ])('%j is %j', (text, size) => {
    expect(canonicalSize(text)).toBe(size)
  })
})

describe('style attributes', () => {
  it('keeps the last of each, without comments and importance', () => {
    const style = readStyle('Color:red; color : blue !important;/* x:y; */font-size:12pt;;broken')
    expect([...style]).toEqual([
      ['color', 'blue'],
      ['font-size', '12pt'],
    ])
  })
})
