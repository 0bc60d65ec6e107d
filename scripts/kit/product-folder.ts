import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { runToEnd } from '../child-process.mjs'
import { inTemporaryFolder, pnpmCommand } from '../workspace.mjs'
import { manifestOf } from './guide-snippets.ts'
import type { Run } from './guide-faults.ts'
import type { Tarballs } from './entry-points.ts'

/** A product of the guide in a separate folder outside of this repository. */
export interface ProductFolder {
  /** Absolute path. */
  folder: string
  write: (file: string, body: string) => void
  /** Runs a program that the product has installed. */
  run: Run
  /** Runs the commands of the guide, with other versions of some packages; returns the error, or null. */
  install: (
    commands: readonly string[],
    versions?: Readonly<Record<string, string>>,
  ) => Promise<string | null>
}

/** Makes the folder of a product, uses it, and removes it. */
export async function inProductFolder<Answer>(
  name: string,
  tarballs: Tarballs,
  visit: (product: ProductFolder) => Promise<Answer>,
): Promise<Answer> {
  return inTemporaryFolder(`guide-${name}`, (folder) => {
    const write = (file: string, body: string) => {
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
 * @returns the error; null for none
 */
async function unpack(
  folder: string,
  commands: readonly string[],
  tarballs: Tarballs,
): Promise<string | null> {
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
