import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'
import type { Tarballs } from './entry-points.ts'

/** The pages of the guide, in the order in which they are read. */
const pages = ['embedding', 'embedding-elsewhere', 'embedding-planner'].map(
  (name) => `docs/guides/${name}.md`,
)

const fence = /^```(\w+) title="([^"]+)"(?: project="(\w+)")?\n([\s\S]*?)^```$/gm

/**
 * A project of the guide: its terminal commands and its files. If the guide shows a file again,
 * another state of the project begins.
 */
export type GuideProject = { commands: string[]; states: Map<string, string>[] }

/** Reads the projects out of the guide. */
export function readGuide() {
  return readProjects(pages)
}

/**
 * Reads the projects out of pages.
 * @param files relative to the checkout
 * @returns by their names; `react` where a block names none
 */
export function readProjects(files: readonly string[]): Map<string, GuideProject> {
  const projects: Map<string, GuideProject> = new Map()
  for (const page of files) {
    const text = readFileSync(path.join(rootFolder, page), 'utf8')
    for (const [, , title = '', name = 'react', body = ''] of text.matchAll(fence)) {
      const project: GuideProject = projects.get(name) ?? { commands: [], states: [new Map()] }
      projects.set(name, project)
      if (title === 'terminal') project.commands.push(...body.trim().split('\n'))
      else addFile(project, title, body)
    }
  }
  return projects
}

function addFile({ states }: GuideProject, title: string, body: string) {
  const current = states.at(-1)
  if (current === undefined || current.has(title)) states.push(new Map(current))
  states.at(-1)?.set(title, body)
}

/**
 * Returns a manifest with the packages that the guide installs. Packages of this repository come
 * from the tarballs.
 *
 * @param versions replace those of the guide
 */
export function manifestOf(
  commands: readonly string[],
  tarballs: Tarballs,
  versions: Readonly<Record<string, string>>,
) {
  const dependencies: Record<string, string> = {}
  const devDependencies: Record<string, string> = {}
  for (const command of commands) {
    const [program, verb, ...words] = command.split(' ')
    if (program !== 'npm' || verb !== 'install') continue
    const target = words.includes('--save-dev') ? devDependencies : dependencies
    for (const word of words.filter((each) => each !== '--save-dev')) {
      const [name, version] = installed(word, tarballs)
      target[name] = versions[name] ?? version
    }
  }
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, tarball]) => [`@throughline/${name}`, `file:${tarball}`]),
  )
  const manifest = { name: 'guide', private: true, type: 'module', dependencies, devDependencies }
  return { ...manifest, pnpm: { overrides } }
}

/** @param word an argument of `npm install` */
function installed(word: string, tarballs: Tarballs): readonly [name: string, version: string] {
  const [, ours] = /^\.\/throughline-([a-z-]+)-\d+\.\d+\.\d+\.tgz$/.exec(word) ?? []
  if (ours !== undefined) {
    const tarball = tarballs[ours]
    if (tarball === undefined) throw new Error(`The guide installs ${word}, which is not packed.`)
    return [`@throughline/${ours}`, `file:${tarball}`]
  }
  const at = word.lastIndexOf('@')
  if (at <= 0) throw new Error(`The guide installs ${word} without a version.`)
  return [word.slice(0, at), word.slice(at + 1)]
}
