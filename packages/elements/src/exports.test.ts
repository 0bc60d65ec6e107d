import { expect, it } from 'vitest'

import manifest from '../package.json' with { type: 'json' }

const entryPoints = import.meta.glob<Record<string, unknown>>([
  './index.ts',
  './*/index.ts',
  './*/define.ts',
])

/** Loading all of a view takes long on a busy machine. */
const MAX_LOAD_MS = 60_000

/** What an entry point exports is a promise: a change of these lists is a change of the public surface. */
it.each(Object.entries(manifest.exports))(
  'the entry point %s can be imported where there is no document, and exports exactly these names',
  async (entryPoint, file) => {
    const load = entryPoints[file.replace('./src/', './')]
    const names = Object.keys((await load?.()) ?? {}).sort()
    expect({ [entryPoint]: names }).toMatchSnapshot()
  },
  MAX_LOAD_MS,
)

it('offers the same entry points to products that install the package, and one script for pages', () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual([
    ...Object.keys(manifest.exports),
    './throughline-elements.min.js',
    './package.json',
  ])
})
