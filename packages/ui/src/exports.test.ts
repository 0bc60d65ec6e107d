import path from 'node:path'
import { expect, it } from 'vitest'

const doors = import.meta.glob<Record<string, unknown>>('./{components/*,theme}/index.ts')

/** What a door hands out is a promise: a change of these lists is a change of the public surface. */
it.each(Object.entries(doors))('the door %s hands out the agreed names', async (file, load) => {
  const names = Object.keys(await load()).sort()
  expect({ [path.basename(path.dirname(file))]: names }).toMatchSnapshot()
})
