import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { freePort, untilAnswers } from '../free-port.mjs'
import { serveFolder } from '../serve-folder.mjs'
import { findFaultReports } from './guide-faults.mjs'
import { readGuide } from './guide-snippets.mjs'
import { moveGiftGuide, openProduct, pageThrough, saveAndBeRefused } from './guide-uses.mjs'
import { inProductFolder } from './product-folder.mjs'

/**
 * @typedef {import('./guide-snippets.mjs').GuideProject} GuideProject
 * @typedef {(page: import('playwright').Page) => Promise<void>} Use
 * @typedef {object} Recipe
 * @property {string | null} check the program of the project that checks its types
 * @property {readonly string[]} checkArgs
 * @property {readonly string[] | null} build the program that builds it, and its arguments
 * @property {readonly Use[]} uses what is tried in each state of the project
 * @property {'folder' | 'dist' | 'next'} serve
 */

/** @type {Use} */
const pageAndMove = async (page) => {
  await pageThrough(page)
  await moveGiftGuide(page)
}

const vite = {
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: /** @type {const} */ ('dist'),
}

/** @type {Readonly<Record<string, Recipe>>} */
const recipes = {
  react: {
    ...vite,
    check: 'tsc',
    checkArgs: ['--project', '.'],
    uses: [
      pageThrough,
      async (page) => {
        await pageThrough(page)
        await saveAndBeRefused(page)
      },
    ],
  },
  html: { check: null, checkArgs: [], build: null, serve: 'folder', uses: [pageAndMove] },
  next: {
    check: 'tsc',
    checkArgs: ['--project', '.'],
    build: ['next', 'build'],
    serve: 'next',
    uses: [pageAndMove],
  },
  vue: { ...vite, check: 'vue-tsc', checkArgs: ['--noEmit'], uses: [pageAndMove] },
  svelte: {
    ...vite,
    check: 'svelte-check',
    checkArgs: ['--fail-on-warnings'],
    uses: [pageAndMove],
  },
}

/** Every project of the guide. */
export const guideProjects = Object.keys(recipes)

/**
 * Makes the products of the guide from its code blocks, outside of this repository. It installs the
 * packages of the guide, checks the types, and builds, opens and uses each product.
 *
 * @param {Readonly<Record<string, string>>} tarballs by the name of the package's folder
 * @param {readonly string[]} names of the projects
 * @returns {Promise<import('../checks/outcome.mjs').Outcome>}
 */
export async function checkGuide(tarballs, names) {
  const guide = readGuide()
  /** @type {string[]} */
  const complaints = []
  let passed = 0
  for (const name of names) {
    const project = guide.get(name)
    const recipe = recipes[name]
    if (project === undefined || recipe === undefined) {
      complaints.push(`The guide has no project ${name}.`)
      continue
    }
    const match = await checkProject({ name, project, recipe, tarballs })
    if (match.length === 0) passed += 1
    complaints.push(...match.map((text) => `The guide's project ${name}: ${text}`))
  }
  return { passed, failed: complaints.length, output: complaints.join('\n') }
}

/**
 * @param {{ name: string, project: GuideProject, recipe: Recipe, tarballs: Readonly<Record<string, string>> }} options
 * @returns {Promise<string[]>} what is wrong
 */
async function checkProject({ name, project, recipe, tarballs }) {
  if (project.states.length !== recipe.uses.length) {
    return [`it has ${project.states.length} states, and ${recipe.uses.length} are tried.`]
  }
  return inProductFolder(name, tarballs, async (product) => {
    const failure = await product.install(project.commands)
    if (failure !== null) return [failure]
    for (const [at, files] of project.states.entries()) {
      for (const [file, body] of files) product.write(file, body)
      /** @type {[string, string, readonly string[]][]} */
      const steps = []
      if (recipe.build !== null) steps.push(['built', recipe.build[0] ?? '', recipe.build.slice(1)])
      // Next writes types of the pages when it builds.
      if (recipe.check !== null) steps.push(['type-checked', recipe.check, recipe.checkArgs])
      for (const [verb, program, args] of steps) {
        const { code, output } = await product.run(program, args)
        if (code !== 0) return [`state ${at + 1} could not be ${verb}:\n${output}`]
      }
      const use = recipe.uses[at]
      if (use === undefined) continue
      const server = await serve(product.folder, recipe.serve)
      const complaints = await openProduct(server.origin, use)
      server.close()
      if (complaints.length > 0) return complaints
    }
    return name === 'react' ? findFaultReports(product) : []
  })
}

/**
 * @param {string} folder
 * @param {Recipe['serve']} kind
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
async function serve(folder, kind) {
  if (kind !== 'next') return serveFolder(kind === 'dist' ? path.join(folder, 'dist') : folder)
  const port = await freePort()
  const program = path.join(folder, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [program, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin)
  return {
    origin,
    close: () => {
      child.kill()
    },
  }
}
