import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { contrastRatio, parseHexColor, type RgbColor } from './contrast'
import { ThemeRoot } from './ThemeRoot'
import { themes, type ThemeName, type ThemeValues } from './theme-values'
import { tokenProperty } from './token'

const themeNames: readonly ThemeName[] = ['light', 'dark', 'high-contrast']
const fills = ['color-action', 'color-action-hover', 'color-action-pressed'] as const
/** Texts and the fills on which they must be readable. */
const pairs = [
  ...fills.map((fill) => ['color-on-action', fill] as const),
  ['color-on-selection', 'color-selection'] as const,
]
const derivedNames = [
  'color-action-hover',
  'color-action-pressed',
  'color-on-action',
  'color-on-selection',
] as const

const page = document.createElement('div')
const react = createRoot(page)
const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Returns the color that the browser paints for a token. */
function paint(name: keyof ThemeValues): RgbColor {
  const probe = page.querySelector('[data-probe]')
  if (!(probe instanceof HTMLElement) || paper === null) throw new Error('The page is not drawn.')
  probe.style.color = `var(${tokenProperty(name)})`
  paper.fillStyle = getComputedStyle(probe).color
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Draws a theme. The page sets some of its tokens. */
function draw(theme: ThemeName, set: Partial<ThemeValues> = {}): void {
  const style = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [`--tl-${name}`, value]),
  )
  flushSync(() => {
    react.render(
      <ThemeRoot key={theme} theme={theme} style={style}>
        <span data-probe />
      </ThemeRoot>,
    )
  })
}

const hex = (color: RgbColor) =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`

beforeAll(() => {
  document.body.append(page)
})
afterAll(() => {
  react.unmount()
  page.remove()
})

const byte = fc.nat(255)
const anyColor = fc.tuple(byte, byte, byte).map(hex)

describe.each(themeNames)('in the %s theme', (theme) => {
  it('text is readable on any color of actions and selections, and on their states', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        draw(theme, { 'color-action': color, 'color-selection': color })
        for (const [text, fill] of pairs) {
          const ratio = contrastRatio(paint(text), paint(fill))
          expect(ratio, `${text} on ${fill}`).toBeGreaterThanOrEqual(4.5)
        }
      }),
      {
        ...modelRuns(300),
        examples: ['#000000', '#ffffff', '#0b6e4f', '#757575', '#777777', '#ff0000'].map(
          (color) => [color],
        ),
      },
    )
  })

  it('states of the action differ from it, whatever its color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        draw(theme, { 'color-action': color })
        const [action, hover, pressed] = fills.map(paint)
        expect([hover, pressed]).not.toContainEqual(action)
        expect(hover).not.toEqual(pressed)
      }),
      modelRuns(100),
    )
  })

  it('derived colors are those of the theme while a page sets none', () => {
    draw(theme)
    for (const name of derivedNames) {
      const differences = paint(name).map((part, at) =>
        Math.abs(part - (parseHexColor(themes[theme][name])[at] ?? 0)),
      )
      expect(Math.max(...differences), `${name} is ${hex(paint(name))}`).toBeLessThanOrEqual(1)
    }
  })

  it('a page keeps the derived colors that it sets', () => {
    const set = {
      'color-action': '#0b6e4f',
      'color-action-hover': '#123456',
      'color-on-action': '#fedcba',
    }
    draw(theme, set)
    expect(hex(paint('color-action-hover'))).toBe('#123456')
    expect(hex(paint('color-on-action'))).toBe('#fedcba')
  })
})
