import { readFileSync } from 'node:fs'

/**
 * Returns the problems that publint finds in a tarball's manifest and files, and those that attw
 * finds for each entry point.
 *
 * @param entryPoints `.` for the root
 */
export async function objectionsTo(
  name: string,
  tarball: string,
  entryPoints: readonly string[],
): Promise<string[]> {
  const [{ publint }, { formatMessage }, attw] = await Promise.all([
    import('publint'),
    import('publint/utils'),
    import('@arethetypeswrong/core'),
  ])
  const bytes = readFileSync(tarball)
  const { messages, pkg } = await publint({
    level: 'suggestion',
    strict: true,
    pack: {
      tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    },
  })
  const analysis = await attw.checkPackage(attw.createPackageFromTarballData(bytes), {
    entrypoints: entryPoints.map((entryPoint) => (entryPoint === '.' ? '.' : `./${entryPoint}`)),
  })
  if (!analysis.types) return [`packages/${name}: attw found no types in it`]
  // The packages are ES modules for bundlers. They do not support `require` and Node's resolution
  // without exports.
  const problems = analysis.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  )
  return [
    ...messages.map((message) => `packages/${name}: ${formatMessage(message, pkg)}`),
    ...problems.map(
      (problem) =>
        `packages/${name}: attw finds ${problem.kind} ${'entrypoint' in problem ? `at ${problem.entrypoint}` : ''}`,
    ),
  ]
}
