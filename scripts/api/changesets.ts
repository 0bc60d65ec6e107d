import readChangesets from '@changesets/read'
import { rootFolder } from '../workspace.mjs'

const sizes = ['none', 'patch', 'minor', 'major'] as const

export type ChangeSize = (typeof sizes)[number]

/**
 * Returns the largest change that the waiting changesets name for each package.
 * @param folder of the repository
 * @returns by the name of the package
 */
export async function waitingChanges(
  folder: string = rootFolder,
): Promise<Map<string, ChangeSize>> {
  const largest: Map<string, ChangeSize> = new Map()
  for (const { releases } of await readChangesets(folder)) {
    for (const { name, type } of releases) {
      largest.set(name, largerOf(largest.get(name) ?? 'none', type))
    }
  }
  return largest
}

export function largerOf(one: ChangeSize, other: ChangeSize) {
  return sizes.indexOf(one) > sizes.indexOf(other) ? one : other
}
