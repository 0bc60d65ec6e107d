import { readFileSync } from 'node:fs'
import { themes } from '@throughline/ui/theme'
import { expect, test } from 'vitest'

test('the ground before the script is the one that each theme draws on', () => {
  const css = readFileSync(new URL('first-paint.css', import.meta.url), 'utf8').toUpperCase()
  const grounds = [...css.matchAll(/BACKGROUND: (#[0-9A-F]{6})/g)].map(([, color]) => color)
  const ground = (name: keyof typeof themes) => themes[name]['color-canvas'].toUpperCase()
  expect(grounds).toEqual([
    ground('light'),
    ground('dark'),
    ground('high-contrast'),
    ground('dark'),
    ground('high-contrast'),
  ])
})
