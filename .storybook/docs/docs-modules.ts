import { pages } from 'virtual:component-pages'
import { loadDetails } from 'virtual:component-properties'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ComponentPage } from './details/component-pages'
import type { EntryDetails } from './details/property-details'

const modules = import.meta.glob<ComponentDocs>('../../packages/*/src/**/*.docs.tsx', {
  import: 'docs',
})

const loadedDocs = new Map<string, Promise<ComponentDocs>>()

/**
 * Loads the documentation of a component. Returns the same promise for the same component, as
 * React's `use` requires.
 *
 * @throws {Error} for a page without docs
 */
export function loadDocs({ folder, name }: ComponentPage): Promise<ComponentDocs> {
  const loaded = loadedDocs.get(name)
  if (loaded !== undefined) return loaded
  const load = modules[`../../${folder}/${name}.docs.tsx`]
  if (load === undefined) throw new Error(`There is no ${name}.docs.tsx in ${folder}.`)
  const loading = load()
  loadedDocs.set(name, loading)
  return loading
}

const loadedPurposes = new Map<string, Promise<ReadonlyMap<string, string>>>()

/**
 * Loads the purposes of some components, by name, and leaves out components without docs. Returns
 * the same promise for the same names.
 */
export function loadPurposes(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const key = names.join(' ')
  const loaded = loadedPurposes.get(key)
  if (loaded !== undefined) return loaded
  const matches = pages.filter((page) => page.hasDocs && names.includes(page.name))
  const loading = Promise.all(
    matches.map(async (page) => [page.name, (await loadDocs(page)).purpose] as const),
  ).then((entries) => new Map(entries))
  loadedPurposes.set(key, loading)
  return loading
}

const loadedDetails = new Map<string, Promise<EntryDetails>>()

/**
 * Loads the properties of the components of an entry point. Returns the same promise for the same
 * folder.
 *
 * @param folder of the entry point, from the root of the repository
 * @throws {Error} for a folder that is no entry point
 */
export function loadEntryDetails(folder: string): Promise<EntryDetails> {
  const loaded = loadedDetails.get(folder)
  if (loaded !== undefined) return loaded
  const load = loadDetails[folder]
  if (load === undefined) throw new Error(`${folder} is no entry point.`)
  const loading = load().then(({ details }) => details)
  loadedDetails.set(folder, loading)
  return loading
}
