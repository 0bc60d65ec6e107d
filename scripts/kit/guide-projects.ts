import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { addOutcomes, outcomeOf } from '../checks/outcome.ts'
import { freePort, untilAnswers } from '../free-port.ts'
import { policyComplaints, strictPolicy } from '../embedded-product.ts'
import { serveFolder } from '../serve-folder.ts'
import { findFaultReports } from './guide-faults.ts'
import { readGuide } from './guide-snippets.ts'
import { moveGiftGuide, openProduct, pageThrough, saveAndBeRefused } from './guide-uses.ts'
import { usePlanner } from './planner-uses.ts'
import { inProductFolder } from './product-folder.ts'
import type { GuideProject } from './guide-snippets.ts'
import type { Page } from 'playwright'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

type Use = (page: Page) => Promise<void>

interface Recipe {
  /** Commands of programs of the project, which build it and check its types. */
  steps: readonly string[]
  /** What is tried in each state of the project. */
  uses: readonly Use[]
  /** With `policy`, pages are under a strict content security policy with Trusted Types. */
  serve: 'folder' | 'dist' | 'next' | 'policy'
}

const pageAndMove: Use = async (page) => {
  await pageThrough(page)
  await moveGiftGuide(page)
}

const pageAndSave: Use = async (page) => {
  await pageThrough(page)
  await saveAndBeRefused(page)
}

const VITE = 'vite build --logLevel warn'

const recipes: Readonly<Record<string, Recipe>> = {
  react: { steps: [VITE, 'tsc --project .'], uses: [pageThrough, pageAndSave], serve: 'dist' },
  planner: { steps: [], uses: [usePlanner], serve: 'policy' },
  html: { steps: [], uses: [pageAndMove], serve: 'folder' },
  // Next writes types of the pages when it builds.
  next: { steps: ['next build', 'tsc --project .'], uses: [pageAndMove], serve: 'next' },
  vue: { steps: [VITE, 'vue-tsc --noEmit'], uses: [pageAndMove], serve: 'dist' },
  svelte: { steps: [VITE, 'svelte-check --fail-on-warnings'], uses: [pageAndMove], serve: 'dist' },
}

/**
 * Makes the products of the guide from its code blocks, outside of this repository. It installs the
 * packages of the guide, checks the types, and builds, opens and uses each product.
 */
export async function checkGuide(tarballs: Tarballs): Promise<Outcome> {
  const guide = readGuide()
  const outcomes = []
  for (const [name, recipe] of Object.entries(recipes)) {
    const project = guide.get(name)
    const complaints =
      project === undefined
        ? ['there is none.']
        : await checkProject({ name, project, recipe, tarballs })
    outcomes.push(outcomeOf(1, complaints, `The guide's project ${name}`))
  }
  return addOutcomes(outcomes)
}

/** @returns what is wrong */
async function checkProject(options: {
  name: string
  project: GuideProject
  recipe: Recipe
  tarballs: Tarballs
}): Promise<string[]> {
  const { name, project, recipe, tarballs } = options
  if (project.states.length !== recipe.uses.length) {
    return [`it has ${project.states.length} states, and ${recipe.uses.length} are tried.`]
  }
  return inProductFolder(name, tarballs, async (product) => {
    const failure = await product.install(project.commands)
    if (failure !== null) return [failure]
    for (const [at, files] of project.states.entries()) {
      for (const [file, body] of files) product.write(file, body)
      for (const step of recipe.steps) {
        const [program = '', ...args] = step.split(' ')
        const { code, output } = await product.run(program, args)
        if (code !== 0) return [`“${step}” failed in state ${at + 1}:\n${output}`]
      }
      const use = recipe.uses[at]
      if (use === undefined) continue
      const server = await serve(product.folder, recipe.serve)
      const complaints = await openProduct(server.origin, use)
      if (recipe.serve === 'policy') complaints.push(...(await policyComplaints(server.origin)))
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
  if (kind === 'policy') return serveFolder(folder, strictPolicy)
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
