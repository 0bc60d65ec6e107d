import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

import { densities, motionValues, scaleValues } from './scale-values'
import { themes } from './theme-values'

const guide = readFileSync(
  fileURLToPath(new URL('../../../../docs/guides/theming.md', import.meta.url)),
  'utf8',
)
const source = readFileSync(fileURLToPath(new URL('./theme-values.ts', import.meta.url)), 'utf8')

/** Returns the comment of each color in the source, as one line. */
function purposes(): ReadonlyMap<string, string> {
  const members = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+readonly '([a-z-]+)'/g)
  return new Map(
    Array.from(members, ([, comment = '', name = '']) => [
      name,
      comment
        .replace(/\s*\n\s*\*/g, '')
        .replaceAll('`', '')
        .trim(),
    ]),
  )
}

/** Returns the rows of the tables of a part of the guide, without their heads. */
function tokenRows(part: string): readonly (readonly string[])[] {
  const text = new RegExp(`<!-- ${part} -->([\\s\\S]*?)<!-- /${part} -->`).exec(guide)?.[1] ?? ''
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').slice(1, -1)
      return cells.map((cell) => cell.replaceAll('`', '').trim())
    })
}

it('the guide lists every token of a theme with its purpose and its values', () => {
  const purposeOf = purposes()
  const { light, dark, 'high-contrast': highContrast } = themes
  const rows = Object.entries(light).map(([name, value]) => [
    `--tl-${name}`,
    purposeOf.get(name) ?? '',
    value,
    new Map(Object.entries(dark)).get(name),
    new Map(Object.entries(highContrast)).get(name),
  ])
  expect(tokenRows('theme tokens')).toEqual(rows)
})

it('the guide lists every other token with its values', () => {
  const { comfortable, compact } = densities
  const rows = [
    ...Object.entries({ ...scaleValues, ...motionValues }).map(([name, value]) => [
      `--tl-${name}`,
      value,
    ]),
    ...Object.entries(compact).map(([name, value]) => [
      `--tl-${name}`,
      `${value}, comfortable ${new Map<string, string>(Object.entries(comfortable)).get(name)}`,
    ]),
  ]
  expect(tokenRows('other tokens')).toEqual(rows)
})
