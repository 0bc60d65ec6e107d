/** @typedef {import('./changes.mjs').Changes} Changes */

export const always = () => true

/** @param {RegExp} pattern of files relative to the checkout */
export const onFiles =
  (pattern) =>
  (/** @type {Changes} */ { files }) =>
    files.some((file) => pattern.test(file))

/** @param {RegExp} pattern of test files that the import graph reaches */
export const onTests =
  (pattern) =>
  (/** @type {Changes} */ { modules }) =>
    modules.filter((file) => pattern.test(file))

export const onModules = (/** @type {Changes} */ { modules }) => modules.length > 0

export const onShippedModules = onFiles(/^(packages|apps)\/(?!.*\.(test|stories)\.tsx?$)/)
