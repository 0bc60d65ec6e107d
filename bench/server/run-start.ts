import { noteCircumstances } from '../report/circumstances'
import type { StartResults } from '../report/results'
import { median } from '../report/statistics'
import { withDataFolder } from './data-folder'
import { startProduct } from './product-process'

/** Starts the built server on a new data folder with its demonstration account, and again on the same. */
export async function runStart(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<StartResults> {
  const circumstances = noteCircumstances(isQuick)
  const rounds = isQuick ? 1 : 3
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    say(`Server start, round ${round + 1} of ${rounds} …`)
    await withDataFolder(async (dataFolder) => {
      for (const times of [first, second]) {
        const product = await startProduct(dataFolder)
        times.push(product.startMs)
        await product.stop()
      }
    })
  }
  return {
    circumstances,
    rounds,
    firstStartMs: median(first),
    secondStartMs: median(second),
  }
}
