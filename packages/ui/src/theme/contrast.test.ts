import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { barTint } from './bar-colors'
import { channelColors } from './channel-colors'
import { contrastRatio, mixColors, parseHexColor } from './contrast'
import { themes, type ThemeName, type ThemeValues } from './theme-values'

const themeNames: readonly ThemeName[] = ['light', 'dark', 'high-contrast']
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

function ratio(theme: ThemeValues, text: keyof ThemeValues, ground: keyof ThemeValues): number {
  return contrastRatio(parseHexColor(theme[text]), parseHexColor(theme[ground]))
}

describe('the ratio itself', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
    expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
  })

  it('agrees with the published ratio of #767676 on white, 4.54', () => {
    expect(contrastRatio(parseHexColor('#767676'), [255, 255, 255])).toBeCloseTo(4.54, 2)
  })

  it('mixes like color-mix: half black, half white is the middle grey', () => {
    expect(mixColors([0, 0, 0], [255, 255, 255], 0.5)).toEqual([127.5, 127.5, 127.5])
  })

  it('refuses notations that it cannot measure, naming them', () => {
    for (const text of ['red', '#fff', '#12345', 'rgb(0 0 0)', '#GGGGGG', '']) {
      expect(() => parseHexColor(text)).toThrow(`"${text}" is not a colour`)
    }
  })
})

describe.each(themeNames)('text in the %s theme', (name) => {
  const theme = themes[name]
  const grounds = ['color-canvas', 'color-surface', 'color-sunken', 'color-hover'] as const
  const inks = ['color-ink', 'color-ink-muted', 'color-ink-faint', 'color-link'] as const

  it.each(inks)('%s holds 4.5:1 on every ground', (ink) => {
    for (const ground of grounds) expect(ratio(theme, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['color-on-action', 'color-action'],
    ['color-on-action', 'color-action-hover'],
    ['color-on-action', 'color-action-pressed'],
    ['color-on-selection', 'color-selection'],
    ['color-link', 'color-info-tint'],
    ['color-link-hover', 'color-canvas'],
    ['color-link-hover', 'color-surface'],
    ['color-link-hover', 'color-sunken'],
    ['color-on-today', 'color-today'],
    ['color-on-person', 'color-person'],
    ['color-on-danger', 'color-danger-fill'],
    ['color-on-danger', 'color-danger-fill-hover'],
    ['color-on-inverse', 'color-inverse'],
    ['color-inverse-action', 'color-inverse'],
    ['color-inverse-success', 'color-inverse'],
    ['color-inverse-warning', 'color-inverse'],
    ['color-inverse-danger', 'color-inverse'],
    ['color-ink', 'color-pressed'],
    ['color-ink-muted', 'color-pressed'],
    ['color-ink-faint', 'color-pressed'],
    // Tertiary text uses the secondary colour there, see `selectedGround`.
    ['color-ink', 'color-selection-soft'],
    ['color-ink-muted', 'color-selection-soft'],
    ['color-link', 'color-selection-soft'],
    ['color-danger-text', 'color-selection-soft'],
    ['color-danger-text', 'color-canvas'],
    ['color-danger-text', 'color-sunken'],
    ['color-danger-text', 'color-hover'],
  ] as const)('%s holds 4.5:1 on %s', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['info', 'success', 'warning', 'danger'] as const)('%s reads on its tint', (tone) => {
    expect(ratio(theme, `color-${tone}-text`, `color-${tone}-tint`)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(theme, `color-${tone}-text`, 'color-surface')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(theme, 'color-ink', `color-${tone}-tint`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    'color-control-outline',
    'color-action',
    'color-selection',
    'color-focus',
    'color-brand',
    'color-today',
    'color-danger-text',
  ] as const)('%s is seen as a shape at 3:1 on every ground', (shape) => {
    for (const ground of ['color-canvas', 'color-surface', 'color-sunken'] as const) {
      expect(ratio(theme, shape, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('shows the ring on selected rows, and a switch that is on beside one that is off', () => {
    expect(ratio(theme, 'color-focus', 'color-selection-soft')).toBeGreaterThanOrEqual(3)
    expect(ratio(theme, 'color-selection', 'color-selection-soft')).toBeGreaterThanOrEqual(3)
    expect(ratio(theme, 'color-action', 'color-selection-soft')).toBeGreaterThanOrEqual(3)
    expect(ratio(theme, 'color-surface', 'color-action')).toBeGreaterThanOrEqual(3)
    expect(ratio(theme, 'color-surface', 'color-control-outline')).toBeGreaterThanOrEqual(3)
  })
})

describe.each(themeNames)('bars in the %s theme', (name) => {
  const ink = parseHexColor(themes[name]['color-ink'])
  const muted = parseHexColor(themes[name]['color-bar-ink-muted'])

  it.each(channelColors)('leave ink above 7.5:1 on a tint of %s', (color) => {
    expect(contrastRatio(ink, barTint(color, name))).toBeGreaterThan(7.5)
    expect(contrastRatio(ink, barTint(color, name, true))).toBeGreaterThan(7.5)
  })

  it.each(channelColors)('show the ring of what is selected at 3:1 on a tint of %s', (color) => {
    for (const ring of ['color-selection', 'color-focus'] as const) {
      const paint = parseHexColor(themes[name][ring])
      expect(contrastRatio(paint, barTint(color, name))).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(paint, barTint(color, name, true))).toBeGreaterThanOrEqual(3)
    }
  })

  it('leave both inks at 4.5:1 on a tint of any colour a person may pick', () => {
    fc.assert(
      fc.property(anyColor, fc.boolean(), (color, isNested) => {
        const ground = barTint(color, name, isNested)
        expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(muted, ground)).toBeGreaterThanOrEqual(4.5)
      }),
      {
        numRuns: 500,
        examples: [
          ['#000000', false],
          ['#ffffff', false],
          ['#ffff00', false],
        ],
      },
    )
  })

  it('give nested items 0.6 of the tint', () => {
    const theme = themes[name]
    expect(Number.parseFloat(theme['bar-tint-nested'])).toBeCloseTo(
      Number.parseFloat(theme['bar-tint']) * 0.6,
      5,
    )
  })
})
