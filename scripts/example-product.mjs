import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addOutcomes, outcomeOf } from './checks/outcome.mjs'
import { runToEnd } from './child-process.mjs'
import { tryEmbeddedPage } from './embedded-product.mjs'
import { openProduct } from './kit/guide-uses.mjs'
import { serveFolder } from './serve-folder.mjs'
import { commandPath, inTemporaryFolder, pnpmCommand, rootFolder } from './workspace.mjs'

const source = path.join(rootFolder, 'examples/product')

/**
 * Installs the packed packages into a copy of the example product, far from
 * this repository, and sees whether it compiles, builds and works.
 *
 * @param {Readonly<Record<string, string>>} tarballs by the name of the package's folder
 * @returns {Promise<import('./checks/outcome.mjs').Outcome>}
 */
export async function checkExampleProduct(tarballs) {
  return inTemporaryFolder('example-product', async (folder) => {
    cpSync(source, folder, {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist)([\\/]|$)/.test(file.slice(source.length)),
    })
    installFromTarballs(folder, tarballs)
    const [pnpm, ...install] = pnpmCommand(['install', '--ignore-workspace', '--prefer-offline'])
    for (const [step, command, args] of /** @type {const} */ ([
      ['installed', pnpm, install],
      ['type-checked', commandPath('tsc'), ['--project', folder]],
      ['built', path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']],
    ])) {
      const { code, output } = await runToEnd(command, [...args], { cwd: folder })
      if (code !== 0) {
        return { passed: 0, failed: 1, output: `The product could not be ${step}:\n${output}` }
      }
    }
    const dist = path.join(folder, 'dist')
    return addOutcomes([
      outcomeOf(1, await useProduct(dist)),
      outcomeOf(1, await tryEmbeddedPage(dist)),
    ])
  })
}

/**
 * Replaces the workspace's packages by the tarballs, also in the dependencies between the packages.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} tarballs
 */
function installFromTarballs(folder, tarballs) {
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
 * @param {string} dist
 * @returns {Promise<string[]>} the problems
 */
async function useProduct(dist) {
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
  return complaints.map((text) => `The example product: ${text}`)
}
