import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { serverSpecimens } from './testing/server-specimens'
import { specimens } from './specimens'

const entryPoints = import.meta.glob('../components/*/index.ts')

const all = serverSpecimens.map(({ name, load }) => [name, load] as const)
const atRest = new Set(specimens.map(({ name }) => name))

it.each(all.filter(([name]) => atRest.has(name)))('%s renders on a server', async (_name, load) => {
  expect(renderToString(await load())).toMatch(/^<\w+[^]*>$/)
})

// These may draw nothing until they open.
it.each(all.filter(([name]) => !atRest.has(name)))(
  '%s renders on a server',
  async (_name, load) => {
    expect(typeof renderToString(await load())).toBe('string')
  },
  30_000,
)

it('ErrorBoundary renders what it contains on a server', async () => {
  const boundary = serverSpecimens.find(({ name }) => name === 'ErrorBoundary')
  expect(renderToString(await boundary?.load())).toBe('Plan')
})

it('every folder of a component is among them', () => {
  const visible = new Set(serverSpecimens.map(({ name }) => name))
  expect(
    Object.keys(entryPoints)
      .map((file) => file.replace(/^.*\/components\/|\/.*$/g, ''))
      .filter((folder) => !visible.has(folder)),
  ).toEqual([])
})
