import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromiumFlags, ensureChromium } from './browser.mjs'
import { runToEnd } from './child-process.mjs'
import { tryEmbeddedPage } from './embedded-product.mjs'
import { serveFolder } from './serve-folder.mjs'
import { commandPath, pnpmCommand, rootFolder } from './workspace.mjs'

const source = path.join(rootFolder, 'examples/product')

/**
 * Installs the packed packages into a copy of the example product, far from
 * this repository, and sees whether it compiles, builds and works.
 *
 * @param {Readonly<Record<string, string>>} tarballs by the name of the package's folder
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function checkExampleProduct(tarballs) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'example-product-'))
  try {
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
    const uses = [await openProduct(dist), await tryEmbeddedPage(dist)]
    const complaints = uses.flat()
    return {
      passed: uses.filter(({ length }) => length === 0).length,
      failed: complaints.length,
      output: complaints.join('\n'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
async function openProduct(dist) {
  const { chromium } = await import('playwright')
  const { origin, close } = await serveFolder(dist)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
  })
  /** @type {string[]} */
  const complaints = []
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(15_000)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(origin)
    await page.getByRole('button', { name: 'New note' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Visit the Denver store')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Note saved.').waitFor()
    await page.getByRole('rowheader', { name: 'Visit the Denver store' }).waitFor()
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('grid', { name: /November/ }).waitFor()
  } catch (error) {
    complaints.push(`The product does not work: ${String(error)}`)
  } finally {
    await browser.close()
    close()
  }
  return complaints
}
