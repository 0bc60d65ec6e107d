import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outputOf } from '../child-process.mjs'
import { inTemporaryFolder, rootFolder } from '../workspace.mjs'

const guidesFolder = path.join(rootFolder, 'docs/guides')

/** A relative link of Markdown; 1: its file. */
const link = /\]\(([^)#:]+)(?:#[^)]*)?\)/g

/**
 * Puts the guides that a package's README links to into its tarball, as `docs/`, and leads
 * the links there: who installed the package has no other files of this repository.
 *
 * @param name of the package's folder
 * @param tarball is replaced
 */
export async function addGuides(name: string, tarball: string) {
  await inTemporaryFolder('packed-guides', async (folder) => {
    await outputOf('tar', ['-xzf', tarball, '-C', folder])
    const readme = path.join(folder, 'package/README.md')
    const text = readFileSync(readme, 'utf8')
    writeFileSync(readme, packedReadme(text))
    mkdirSync(path.join(folder, 'package/docs'), { recursive: true })
    for (const guide of guidesBehind(text)) {
      writeFileSync(path.join(folder, 'package/docs', guide), packedGuide(name, readGuide(guide)))
    }
    // The format that every reader of packages understands, also with long paths.
    await outputOf('tar', ['--format=ustar', '-czf', tarball, '-C', folder, 'package'])
  })
}

/**
 * The links of a package's pages that lead to no file.
 * @param name of the package's folder
 */
export async function deadLinksOf(name: string, tarball: string): Promise<string[]> {
  return inTemporaryFolder('packed-links', async (folder) => {
    await outputOf('tar', ['-xzf', tarball, '-C', folder, '--exclude', 'package/dist'])
    const root = path.join(folder, 'package')
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    return pages
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) => {
        const text = readFileSync(path.join(root, page), 'utf8')
        return [...text.matchAll(link)]
          .map(([, file = '']) => file)
          .filter((file) => {
            const target = path.join(root, path.dirname(page), file)
            return !existsSync(target) && !isReadmeBeside(path.relative(root, target))
          })
          .map((file) => `packages/${name}: ${page} links to ${file}, which is not in the package`)
      })
  })
}

/**
 * Returns whether a path leads to the README of another of our packages, which is installed next to
 * this one.
 */
function isReadmeBeside(file: string) {
  const [up, name, page, ...rest] = file.split(path.sep)
  return (
    up === '..' &&
    page === 'README.md' &&
    rest.length === 0 &&
    existsSync(path.join(rootFolder, 'packages', name ?? '', page))
  )
}

/**
 * The guides that a page links to, and those that they link to.
 * @param text of the page
 * @returns names of files
 */
function guidesBehind(text: string): ReadonlySet<string> {
  const guides = new Set(guidesIn(text, '../../docs/guides'))
  for (const guide of guides) for (const next of guidesIn(readGuide(guide), '.')) guides.add(next)
  return guides
}

/** @param folder of the guides, as the page's links name it */
function guidesIn(text: string, folder: string) {
  return [...text.matchAll(link)]
    .filter(([, file = '']) => path.posix.dirname(file) === folder && file.endsWith('.md'))
    .map(([, file = '']) => path.posix.basename(file))
}

function readGuide(name: string) {
  return readFileSync(path.join(guidesFolder, name), 'utf8')
}

function packedReadme(text: string) {
  return text.replaceAll('](../../docs/guides/', '](docs/')
}

/** @param name of the package's folder */
function packedGuide(name: string, text: string) {
  return (
    text
      // Decisions are about the work on the packages, and the sentence before each link already
      // states the result.
      .replace(/ \(\[[^\]]*\]\(\.\.\/decisions\/[^)]*\)\)/g, '')
      .replaceAll(`](../../packages/${name}/`, '](../')
      .replaceAll('](../../packages/', '](../../')
  )
}
