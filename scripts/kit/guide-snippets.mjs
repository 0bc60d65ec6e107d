import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '../workspace.mjs'

/** The pages of the guide, in the order in which they are read. */
const pages = ['docs/guides/embedding.md', 'docs/guides/embedding-elsewhere.md']

const fence = /^```(\w+) title="([^"]+)"(?: project="(\w+)")?\n([\s\S]*?)^```$/gm

/**
 * A project of the guide: its terminal commands and its files. If the guide shows a file again,
 * another state of the project begins.
 *
 * @typedef {{ commands: string[], states: Map<string, string>[] }} GuideProject
 */

/** Reads the projects out of the guide. */
export function readGuide() {
  return readProjects(pages)
}

/**
 * Reads the projects out of pages.
 *
 * @param {readonly string[]} files relative to the checkout
 * @returns {Map<string, GuideProject>} by their names; `react` where a block names none
 */
export function readProjects(files) {
  /** @type {Map<string, GuideProject>} */
  const projects = new Map()
  for (const page of files) {
    const text = readFileSync(path.join(rootFolder, page), 'utf8')
    for (const [, , title = '', name = 'react', body = ''] of text.matchAll(fence)) {
      /** @type {GuideProject} */
      const project = projects.get(name) ?? { commands: [], states: [new Map()] }
      projects.set(name, project)
      if (title === 'terminal') project.commands.push(...body.trim().split('\n'))
      else addFile(project, title, body)
    }
  }
  return projects
}

/**
 * @param {GuideProject} project
 * @param {string} title
 * @param {string} body
 */
function addFile({ states }, title, body) {
  const current = states.at(-1)
  if (current === undefined || current.has(title)) states.push(new Map(current))
  states.at(-1)?.set(title, body)
}

/**
 * Returns a manifest with the packages that the guide installs. Packages of this repository come
 * from the tarballs.
 *
 * @param {readonly string[]} commands
 * @param {Readonly<Record<string, string>>} tarballs by the name of the package's folder
 * @param {Readonly<Record<string, string>>} versions replace those of the guide
 */
export function manifestOf(commands, tarballs, versions) {
  /** @type {Record<string, string>} */
  const dependencies = {}
  /** @type {Record<string, string>} */
  const devDependencies = {}
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

/**
 * @param {string} word an argument of `npm install`
 * @param {Readonly<Record<string, string>>} tarballs
 * @returns {readonly [name: string, version: string]}
 */
function installed(word, tarballs) {
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
