import type { Changes } from './changes.ts'

export const always = () => true

/** @param pattern of files relative to the checkout */
export const onFiles =
  (pattern: RegExp) =>
  ({ files }: Changes) =>
    files.some((file) => pattern.test(file))

/** @param pattern of test files that the import graph reaches */
export const onTests =
  (pattern: RegExp) =>
  ({ modules }: Changes) =>
    modules.filter((file) => pattern.test(file))

export const onModules = ({ modules }: Changes) => modules.length > 0

export const onShippedModules = onFiles(/^(packages|apps)\/(?!.*\.(test|stories)\.tsx?$)/)
