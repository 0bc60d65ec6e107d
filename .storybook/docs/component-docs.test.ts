import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { readComponentPages, type ComponentPage } from './details/component-pages'
import { readMarks } from './text-marks'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = readComponentPages(root)
const publicPages = pages.filter(({ entry }) => entry !== null)
const names = new Set(pages.map(({ name }) => name))

const modules = import.meta.glob<ComponentDocs>('../../packages/*/src/**/*.docs.tsx', {
  import: 'docs',
})

const documented = publicPages.filter(({ hasDocs }) => hasDocs)

// The first page loads the components, which a busy machine takes long for.
beforeAll(async () => {
  await Promise.all(documented.map(docsOf))
}, 240_000)

async function docsOf({ folder, name }: ComponentPage): Promise<ComponentDocs> {
  const load = modules[`../../${folder}/${name}.docs.tsx`]
  if (load === undefined) throw new Error(`${name}.docs.tsx was not found`)
  return load()
}

/** Collects every text of a page, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  return Object.values(value).flatMap(textsOf)
}

function sourcesOf({ folder }: ComponentPage): string {
  const own = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|docs|test)\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file))
  const shared = readdirSync(path.join(root, 'packages/ui/src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|docs|test)\.tsx?$/.test(file))
    .map((file) => path.join(root, 'packages/ui/src', file))
  return [...new Set([...own, ...shared])].map((file) => readFileSync(file, 'utf8')).join('\n')
}

describe('which components have documentation', () => {
  it('every entry point of packages/ui has a page', () => {
    const folders = readdirSync(path.join(root, 'packages/ui/src/components'))
    const described = new Set(pages.map(({ folder }) => path.posix.basename(folder)))
    expect(folders.filter((folder) => !described.has(folder))).toEqual([])
  })

  it('every page has a .docs.tsx', () => {
    const missing = publicPages.filter(({ hasDocs }) => !hasDocs).map(({ name }) => name)
    expect(missing).toEqual([])
  })

  it('every .docs.tsx belongs to a page', () => {
    const files = new Set(pages.map(({ folder, name }) => `../../${folder}/${name}.docs.tsx`))
    expect(Object.keys(modules).filter((file) => !files.has(file))).toEqual([])
  })

  it('no two components have the same name, which links go by', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual([...names].sort())
  })
})

describe.each(documented.map((page) => [page.name, page] as const))('the page of %s', (_, page) => {
  it('says everything that a page has to say', async () => {
    const docs = await docsOf(page)
    const lists = {
      whenToUse: docs.whenToUse,
      whenNotToUse: docs.whenNotToUse,
      guidance: docs.guidance,
      'anatomy.parts': docs.anatomy.parts,
      keyboard: docs.keyboard,
      accessibility: docs.accessibility,
      content: docs.content,
      related: docs.related,
    }
    const empty = Object.entries(lists).filter(([, list]) => list.length === 0)
    expect(empty.map(([name]) => name)).toEqual([])
    expect(textsOf(docs).filter((text) => text.trim() === '')).toEqual([])
  })

  it('links to components that have a page', async () => {
    const docs = await docsOf(page)
    const inTexts = textsOf(docs)
      .flatMap(readMarks)
      .filter(({ kind }) => kind === 'component')
      .map(({ text }) => text)
    const others = docs.whenNotToUse
      .map(({ use }) => use)
      .filter((use) => /^[A-Z][A-Za-z]+$/.test(use))
    const unknown = [...docs.related, ...inTexts, ...others].filter((name) => !names.has(name))
    expect(unknown).toEqual([])
    expect(docs.related).not.toContain(page.name)
  })

  it('names parts that the component has', async () => {
    const docs = await docsOf(page)
    const sources = sourcesOf(page)
    const parts = docs.anatomy.parts.flatMap(({ part }) => (part === undefined ? [] : [part]))
    expect(parts.filter((part) => !sources.includes(`data-part="${part}"`))).toEqual([])
  })

  it('is the only description: the story file has none', () => {
    const stories = readFileSync(path.join(root, page.folder, `${page.name}.stories.tsx`), 'utf8')
    expect(stories).not.toMatch(/description:\s*\{\s*component/)
  })
})
