import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'

/**
 * Kilobytes of an entry point, minified and in gzip (packages/size-budgets.json). For a view, what
 * a browser downloads at once and later, with libraries; for a component, what its modules take at most.
 */
export type ComponentSize =
  | { readonly atOnce: number; readonly later: number }
  | { readonly atMost: number }

/** A component with its own page in Storybook. */
export interface ComponentPage {
  /** The exported name, which is also the name of its files. */
  readonly name: string
  /** The title of its stories: `Components/Actions/Button`. */
  readonly title: string
  /** The id of its page in Storybook. */
  readonly pageId: string
  /** Its folder, from the root of the repository. */
  readonly folder: string
  /**
   * The entry point from which products import it: `@throughline/ui/Button`. `null` if internal.
   */
  readonly entry: string | null
  readonly size: ComponentSize | null
  /** Whether there is `<name>.docs.tsx`. */
  readonly hasDocs: boolean
  /** Whether it serves only the components here: its stories are tagged `internal`. */
  readonly isInternal: boolean
}

/** Every folder in these is a component or a view. */
const parentFolders = [
  'packages/ui/src/components',
  'packages/planner-views/src',
  'packages/planner-views/src/calendars',
]

/**
 * The components that have a page: those with a story file of exactly their name. Further
 * story files, such as `Button.keys.stories.tsx`, belong to the page or are pages of stories.
 *
 * @param root the folder of the repository
 */
export function readComponentPages(root: string): readonly ComponentPage[] {
  const sizes = readSizes(root)
  return parentFolders
    .flatMap((parent) => foldersIn(root, parent))
    .flatMap((folder) => pagesIn(root, folder, sizes))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

function foldersIn(root: string, parent: string): string[] {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}

function pagesIn(root: string, folder: string, sizes: ReadonlyMap<string, ComponentSize>) {
  return readdirSync(path.join(root, folder)).flatMap((file) => {
    const name = /^([^.]+)\.stories\.tsx$/.exec(file)?.[1]
    return name === undefined ? [] : pageOf(root, folder, name, sizes)
  })
}

function pageOf(
  root: string,
  folder: string,
  name: string,
  sizes: ReadonlyMap<string, ComponentSize>,
): ComponentPage[] {
  const source = readFileSync(path.join(root, folder, `${name}.stories.tsx`), 'utf8')
  const title = titleIn(source)
  if (title === undefined) return []
  const entry = entryOf(root, folder, name)
  const page: ComponentPage = {
    name,
    title,
    pageId: toId(title, 'docs'),
    folder,
    entry,
    size: sizes.get(entry ?? '') ?? null,
    hasDocs: existsSync(path.join(root, folder, `${name}.docs.tsx`)),
    isInternal: /\btags: \[[^\]]*'internal'/.test(source),
  }
  return [page]
}

/** The title in the source of a story file: a literal, because Storybook reads it in the same way. */
function titleIn(source: string): string | undefined {
  return /\btitle: '((?:Components|Planner views)\/[^']+)'/.exec(source)?.[1]
}

function entryOf(root: string, folder: string, name: string): string | null {
  const index = path.join(root, folder, 'index.ts')
  if (!existsSync(index)) return null
  if (!new RegExp(`\\b${name}\\b`).test(readFileSync(index, 'utf8'))) return null
  if (folder.startsWith('packages/ui/')) return `@throughline/ui/${path.posix.basename(folder)}`
  const manifest = path.join(root, 'packages/planner-views/package.json')
  const { exports }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'))
  const source = folder.replace('packages/planner-views', '.')
  const key = Object.keys(exports).find((each) => exports[each] === `${source}/index.ts`)
  return key === undefined ? null : `@throughline/planner-views/${key.slice(2)}`
}

interface Manifest {
  /** Entry points with the sources of their modules. */
  readonly exports: Readonly<Record<string, string>>
}

interface SizesFile {
  /** Of views, by the last part of the entry point. */
  readonly downloads: Readonly<Record<string, { readonly atOnce: number; readonly later: number }>>
  /** Of all entry points. */
  readonly [entry: string]: unknown
}

function readSizes(root: string): ReadonlyMap<string, ComponentSize> {
  const file = path.join(root, 'packages/size-budgets.json')
  const { downloads, ...budgets }: SizesFile = JSON.parse(readFileSync(file, 'utf8'))
  return new Map<string, ComponentSize>([
    ...Object.entries(budgets).flatMap(([entry, atMost]) =>
      typeof atMost === 'number' ? [[entry, { atMost }] as const] : [],
    ),
    ...Object.entries(downloads).map(
      ([view, download]) => [`@throughline/planner-views/${view}`, download] as const,
    ),
  ])
}
