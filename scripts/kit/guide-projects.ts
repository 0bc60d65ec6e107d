import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { freePort, untilAnswers } from '../free-port.ts'
import { serveFolder } from '../serve-folder.ts'
import { findFaultReports } from './guide-faults.ts'
import { readGuide } from './guide-snippets.ts'
import { moveGiftGuide, openProduct, pageThrough, saveAndBeRefused } from './guide-uses.ts'
import { inProductFolder } from './product-folder.ts'
import type { GuideProject } from './guide-snippets.ts'
import type { Page } from 'playwright'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

type Use = (page: Page) => Promise<void>

interface Recipe {
  /** The program of the project that checks its types. */
  check: string | null
  checkArgs: readonly string[]
  /** The program that builds it, and its arguments. */
  build: readonly string[] | null
  /** Uses that each state of the project has to withstand. */
  uses: readonly Use[]
  serve: 'folder' | 'dist' | 'next'
}

const pageAndMove: Use = async (page) => {
  await pageThrough(page)
  await moveGiftGuide(page)
}

const vite = {
  build: ['vite', 'build', '--logLevel', 'warn'],
  serve: 'dist' as const,
}

const recipes: Readonly<Record<string, Recipe>> = {
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
 * @param names of the projects
 */
export async function checkGuide(tarballs: Tarballs, names: readonly string[]): Promise<Outcome> {
  const guide = readGuide()
  const complaints: string[] = []
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

/** @returns what is wrong */
async function checkProject({
  name,
  project,
  recipe,
  tarballs,
}: {
  name: string
  project: GuideProject
  recipe: Recipe
  tarballs: Tarballs
}): Promise<string[]> {
  if (project.states.length !== recipe.uses.length) {
    return [`it has ${project.states.length} states, and ${recipe.uses.length} are tried.`]
  }
  return inProductFolder(name, tarballs, async (product) => {
    const failure = await product.install(project.commands)
    if (failure !== null) return [failure]
    for (const [at, files] of project.states.entries()) {
      for (const [file, body] of files) product.write(file, body)
      const steps: [string, string, readonly string[]][] = []
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

async function serve(
  folder: string,
  kind: Recipe['serve'],
): Promise<{ origin: string; close: () => void }> {
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
