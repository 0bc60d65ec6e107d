import process from 'node:process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addOutcomes, outcomeOf } from './checks/outcome.ts'
import { runToEnd } from './child-process.mjs'
import { tryEmbeddedPage } from './embedded-product.ts'
import { openProduct } from './kit/guide-uses.ts'
import { serveFolder } from './serve-folder.ts'
import { inTemporaryFolder, pnpmCommand, rootFolder, typeScript5 } from './workspace.mjs'
import type { Outcome } from './checks/outcome.ts'
import type { Tarballs } from './kit/entry-points.ts'

const source = path.join(rootFolder, 'examples/product')

/**
 * Installs the packed packages into a copy of the example product, far from
 * this repository, and sees whether it compiles, builds and works.
 */
export async function checkExampleProduct(tarballs: Tarballs): Promise<Outcome> {
  return inTemporaryFolder('example-product', async (folder) => {
    cpSync(source, folder, {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist)([\\/]|$)/.test(file.slice(source.length)),
    })
    installFromTarballs(folder, tarballs)
    const [pnpm, ...install] = pnpmCommand(['install', '--ignore-workspace', '--prefer-offline'])
    for (const [step, command, args] of [
      ['installed', pnpm, install],
      ['type-checked', process.execPath, [typeScript5, '--project', folder]],
      ['built', path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']],
    ] as const) {
      const { code, output } = await runToEnd(command, [...args], { cwd: folder })
      if (code !== 0) {
        return { passed: 0, failed: 1, output: `The product could not be ${step}:\n${output}` }
      }
    }
    const dist = path.join(folder, 'dist')
    return addOutcomes([
      outcomeOf(1, await useProduct(dist), 'The example product'),
      outcomeOf(1, await tryEmbeddedPage(dist), 'Embedded page'),
    ])
  })
}

/**
 * Replaces the workspace's packages by the tarballs, also in the dependencies between the packages.
 */
function installFromTarballs(folder: string, tarballs: Tarballs) {
  const file = path.join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const overrides = Object.fromEntries(
    Object.entries(tarballs).map(([name, tarball]) => [`@throughline/${name}`, `file:${tarball}`]),
  )
  for (const name of Object.keys(manifest.dependencies)) {
    manifest.dependencies[name] = overrides[name] ?? manifest.dependencies[name]
  }
  writeFileSync(file, JSON.stringify({ ...manifest, pnpm: { overrides } }, null, 2))
}

/**
 * Opens the built product and uses it a little.
 * @returns the problems
 */
async function useProduct(dist: string): Promise<string[]> {
  const { origin, close } = await serveFolder(dist)
  const complaints = await openProduct(origin, async (page) => {
    await page.getByRole('button', { name: 'New note' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Visit the Denver store')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Note saved.').waitFor()
    await page.getByRole('rowheader', { name: 'Visit the Denver store' }).waitFor()
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('grid', { name: /November/ }).waitFor()
  })
  close()
  return complaints
}
