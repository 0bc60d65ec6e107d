import path from 'node:path'
import { expect, it } from 'vitest'

const entryPoints = import.meta.glob<Record<string, unknown>>(
  './{components/*,element-size,lazy-module,pointer-gesture,react-versions,text-search,theme}/index.ts',
)

/** The exports of each entry point are the public API: a change of these lists is a change of the API. */
it.each(Object.entries(entryPoints))(
  'the entry point %s exports exactly these names',
  async (file, load) => {
    const names = Object.keys(await load()).sort()
    expect({ [path.basename(path.dirname(file))]: names }).toMatchSnapshot()
  },
)
