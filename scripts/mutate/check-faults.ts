import { outputOf } from '../child-process.mjs'
import { rootFolder } from '../workspace.mjs'
import { areas } from './faults/index.ts'
import { isGone } from './run-faults.ts'
import type { Outcome } from '../checks/outcome.ts'

/**
 * Checks that every fault can still be tried: its text occurs once in its file, and there are
 * tests that its filters name.
 */
export async function checkFaults(): Promise<Outcome> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const listed = await outputOf('git', args, { cwd: rootFolder })
  const testFiles = listed.split('\n').filter((file) => /\.(test|stories)\.tsx?$/.test(file))
  const faults = Object.entries(areas).flatMap(([area, those]) =>
    those.map((fault) => ({ area, ...fault })),
  )
  const problems = faults.flatMap((fault) => {
    const { area, rule, file, tests } = fault
    const missing = tests.filter((filter) => !testFiles.some((test) => test.includes(filter)))
    return [
      ...(isGone(rootFolder, fault) ? [`${area}: ${rule}: its text is not once in ${file}.`] : []),
      ...missing.map((filter) => `${area}: ${rule}: there is no test ${filter}.`),
    ]
  })
  return {
    passed: faults.length - problems.length,
    failed: problems.length,
    ...(problems.length === 0 ? null : { output: problems.join('\n') }),
  }
}
