import path from 'node:path'
import type { Plugin } from 'vite'

import { readComponentPages } from './component-pages.ts'
import { tokensUsedBy } from './tokens-used.ts'

const pagesModule = 'virtual:component-pages'
const tokensModule = 'virtual:component-tokens'

/**
 * Gives documentation pages what is computed from the sources: which components have a
 * page and where it is, and which tokens each one reads.
 *
 * @param root the folder of the repository
 */
export function componentFacts(root: string): Plugin {
  return {
    name: 'throughline:component-facts',
    resolveId(id) {
      return id === pagesModule || id === tokensModule ? `\0${id}` : null
    },
    load(id) {
      switch (id) {
        case `\0${pagesModule}`: {
          return `export const pages = ${JSON.stringify(readComponentPages(root))}`
        }
        case `\0${tokensModule}`: {
          const tokens = readComponentPages(root).map(({ name, folder }) => [
            name,
            tokensUsedBy(path.join(root, folder), name),
          ])
          return `export const tokensByComponent = ${JSON.stringify(Object.fromEntries(tokens))}`
        }
        default: {
          return null
        }
      }
    },
  }
}
