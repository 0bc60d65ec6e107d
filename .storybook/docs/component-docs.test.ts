import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { readComponentPages, type ComponentPage } from './details/component-pages'
import { dataPartIn } from './sections/mark-places'
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

const examples = new Set(['example', 'right', 'wrong', 'exampleProps'])

/** Collects every text of a page, at any depth: also keys, which are texts in some records. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return []
  const entries = Object.entries(value).filter(([key]) => !examples.has(key))
  return entries.flatMap((entry) => entry.flatMap(textsOf))
}

/** The names of stories among the examples of a page. */
function storyNamesOf({ anatomy, guidance }: ComponentDocs): string[] {
  return [anatomy.example, ...guidance.flatMap(({ right, wrong }) => [right, wrong])].filter(
    (example) => typeof example === 'string',
  )
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
    const empty = Object.entries(lists).filter(([, list]) => Object.keys(list).length === 0)
    expect(empty.map(([name]) => name)).toEqual([])
    expect(textsOf(docs).filter((text) => text.trim() === '')).toEqual([])
  })

  it('links to components that have a page', async () => {
    const docs = await docsOf(page)
    const inTexts = textsOf(docs)
      .flatMap(readMarks)
      .filter(({ kind }) => kind === 'component')
      .map(({ text }) => text)
    const others = Object.values(docs.whenNotToUse).filter((use) => /^[A-Z][A-Za-z]+$/.test(use))
    const unknown = [...docs.related, ...inTexts, ...others].filter((name) => !names.has(name))
    expect(unknown).toEqual([])
    expect(docs.related).not.toContain(page.name)
  })

  it('names parts that the component has', async () => {
    const docs = await docsOf(page)
    const sources = sourcesOf(page)
    const { parts, marks = {} } = docs.anatomy
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(Object.keys(marks)))
    const dataParts = Object.values(marks).flatMap((selector) => dataPartIn(selector) ?? [])
    expect(dataParts.filter((part) => !sources.includes(`data-part="${part}"`))).toEqual([])
  })

  it('shows stories that the component has', async () => {
    const folder = path.join(root, page.folder)
    const sources = readdirSync(folder)
      .filter((file) => file.startsWith(`${page.name}.`) && file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
    const named = storyNamesOf(await docsOf(page))
    expect(named.filter((story) => !sources.includes(`export const ${story}:`))).toEqual([])
  })

  it('is the only description: the story file has none', () => {
    const stories = readFileSync(path.join(root, page.folder, `${page.name}.stories.tsx`), 'utf8')
    expect(stories).not.toMatch(/description:\s*\{\s*component/)
  })
})
