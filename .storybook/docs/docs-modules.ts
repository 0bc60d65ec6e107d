import { pages } from 'virtual:component-pages'
import { loadDetails } from 'virtual:component-details'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ComponentPage } from './details/component-pages'
import type { PageDetails } from './details/property-details'

const modules = import.meta.glob<ComponentDocs>('../../packages/*/src/**/*.docs.tsx', {
  import: 'docs',
})

/** Returns the same promise for the same key, as React's `use` requires. */
function loadOnce<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>()
  return (key) => {
    const promise = loading.get(key) ?? load(key)
    loading.set(key, promise)
    return promise
  }
}

const loadModule = loadOnce(async (file) => {
  const load = modules[file]
  if (load === undefined) throw new Error(`There is no ${file}.`)
  return load()
})

/** Loads the documentation of a component. Rejects for a page without docs. */
export function loadDocs({ folder, name }: ComponentPage): Promise<ComponentDocs> {
  return loadModule(`../../${folder}/${name}.docs.tsx`)
}

const loadNamed = loadOnce(async (names) => {
  const list = names.split(' ')
  const matches = pages.filter((page) => page.hasDocs && list.includes(page.name))
  const docs = await Promise.all(matches.map(loadDocs))
  return new Map(matches.map(({ name }, index) => [name, docs[index]?.purpose ?? '']))
})

/** Loads the purposes of some components, by name, and leaves out components without docs. */
export function loadPurposes(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return loadNamed(names.join(' '))
}

/**
 * Loads the properties and tokens of the components of an entry point, by its folder from the root of the
 * repository. Rejects for a folder that is no entry point.
 */
export const loadEntryDetails = loadOnce(async (folder): Promise<PageDetails> => {
  const load = loadDetails[folder]
  if (load === undefined) throw new Error(`${folder} is no entry point.`)
  return (await load()).details
})
