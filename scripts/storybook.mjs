import path from 'node:path'
import { runToEnd } from './child-process.mjs'
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
    const { code, output } = await runToEnd(
      commandPath('storybook'),
      ['build', '--quiet', '--output-dir', folder],
      { cwd: rootFolder, env: { ...process.env, CI: 'true' } },
    )
    if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`)
    return folder
  })()
  return build
}
