import path from 'node:path'
import { outputOf } from './child-process.mjs'
import { cacheFolder, commandPath, rootFolder } from './workspace.mjs'

let build: Promise<string> | undefined

/**
 * Builds the static Storybook, once a run however many ask for it.
 * @returns its folder
 * @throws {Error} with the output of the build when it fails
 */
export function buildStorybook(): Promise<string> {
  build ??= (async () => {
    const folder = path.join(cacheFolder(), 'storybook-static')
    const args = ['build', '--quiet', '--output-dir', folder]
    const env = { ...process.env, CI: 'true' }
    await outputOf(commandPath('storybook'), args, { cwd: rootFolder, env })
    return folder
  })()
  return build
}
