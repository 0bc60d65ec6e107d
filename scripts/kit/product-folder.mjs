import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runToEnd } from '../child-process.mjs'
import { inTemporaryFolder, pnpmCommand } from '../workspace.mjs'
import { manifestOf } from './guide-snippets.mjs'

/**
 * A product of the guide in a separate folder outside of this repository.
 *
 * @typedef {object} ProductFolder
 * @property {string} folder absolute path
 * @property {(file: string, body: string) => void} write
 * @property {import('./guide-faults.mjs').Run} run runs a program that the product has installed
 * @property {(args: readonly string[]) => Promise<{ code: number, output: string }>} node runs Node
 * @property {(commands: readonly string[], versions?: Readonly<Record<string, string>>) =>
 *   Promise<string | null>} install runs the commands of the guide, with other versions of some
 *   packages; returns the error, or null
 */

/**
 * Makes the folder of a product, uses it, and removes it.
 *
 * @template Answer
 * @param {string} name
 * @param {Readonly<Record<string, string>>} tarballs by the name of the package's folder
 * @param {(product: ProductFolder) => Promise<Answer>} visit
 * @returns {Promise<Answer>}
 */
export async function inProductFolder(name, tarballs, visit) {
  return inTemporaryFolder(`guide-${name}`, (folder) => {
    const write = (/** @type {string} */ file, /** @type {string} */ body) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), body)
    }
    return visit({
      folder,
      write,
      run: (program, args, env = {}) =>
        runToEnd(path.join(folder, 'node_modules/.bin', program), [...args], {
          cwd: folder,
          env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
        }),
      node: (args) => runToEnd(process.execPath, [...args], { cwd: folder }),
      install: async (commands, versions = {}) => {
        const failure = await unpack(folder, commands, tarballs)
        if (failure !== null) return failure
        const manifest = manifestOf(commands, tarballs, versions)
        write('package.json', JSON.stringify(manifest, null, 2))
        if (Object.keys(manifest.dependencies).length === 0) return null
        const [pnpm, ...args] = pnpmCommand(['install', '--ignore-workspace', '--prefer-offline'])
        const { code, output } = await runToEnd(pnpm, args, { cwd: folder })
        return code === 0 ? null : `it could not be installed:\n${output}`
      },
    })
  })
}

/**
 * Unpacks the files from the tarballs that the guide unpacks.
 *
 * @param {string} folder
 * @param {readonly string[]} commands
 * @param {Readonly<Record<string, string>>} tarballs
 * @returns {Promise<string | null>} the error; null for none
 */
async function unpack(folder, commands, tarballs) {
  for (const command of commands.filter((each) => each.startsWith('tar '))) {
    const [, ...args] = command.split(' ')
    for (const tarball of Object.values(tarballs)) {
      copyFileSync(tarball, path.join(folder, path.basename(tarball)))
    }
    const { code, output } = await runToEnd('tar', args, { cwd: folder })
    if (code !== 0) return `“${command}” failed:\n${output}`
  }
  return null
}
