import path from 'node:path'
import { outputOf } from './child-process.mjs'
import { cacheFolder, commandPath, rootFolder } from './workspace.mjs'

/** @type {Promise<string> | undefined} */
let build

/**
 * Builds the static Storybook, once a run however many ask for it.
 * @returns {Promise<string>} its folder
 * @throws {Error} with the output of the build when it fails
 */
export function buildStorybook() {
  build ??= (async () => {
    const folder = path.join(cacheFolder(), 'storybook-static')
    const args = ['build', '--quiet', '--output-dir', folder]
    const env = { ...process.env, CI: 'true' }
    await outputOf(commandPath('storybook'), args, { cwd: rootFolder, env })
    return folder
  })()
  return build
}
