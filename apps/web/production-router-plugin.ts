import type { Plugin } from 'vite'

/**
 * Builds with the production files of React Router. Its package names only the development
 * files to a bundler, which warn and are larger.
 */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'throughline-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved?.id.replace('/dist/development/', '/dist/production/') ?? null
    },
  }
}
