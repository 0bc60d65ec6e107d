import { expect, it } from 'vitest'

import manifest from '../package.json' with { type: 'json' }

const entryPoints = import.meta.glob<Record<string, unknown>>('./*/index.ts')
const publicNames = Object.keys(manifest.exports).map((entryPoint) => entryPoint.replace('./', ''))

/** Loading all of a view takes long on a busy machine. */
const MAX_LOAD_MS = 60_000

/** What an entry point exports is a promise: a change of these lists is a change of the public surface. */
it.each(publicNames)(
  'the entry point %s exports exactly these names',
  async (name) => {
    const names = Object.keys((await entryPoints[`./${name}/index.ts`]?.()) ?? {}).sort()
    expect({ [name]: names }).toMatchSnapshot()
  },
  MAX_LOAD_MS,
)

it('does not export what only the views share', () => {
  const folders = Object.keys(entryPoints).map((file) => file.split('/')[1] ?? '')
  const internal = folders.filter((name) => !publicNames.includes(name)).sort()
  expect(internal).toEqual([
    'calendar-parts',
    'host-input',
    'interaction',
    'money-parts',
    'tag-options',
  ])
})

it('offers the same entry points to products that install the package', () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual([
    ...Object.keys(manifest.exports),
    './package.json',
  ])
})
