import { noteCircumstances } from '../report/circumstances'
import type { ProcessFigures, ProcessesResults, ServerWork } from '../report/results'
import { quantile } from '../report/statistics'
import { withDataFolder } from './data-folder'
import { startPostgres } from './postgres'
import { familyOf, processorMs } from './processes'
import { startProduct } from './product-process'
import type { ProductProcess } from './product-process'
import { repeat, signIn } from './run-server'
import { worksOn } from './works'

const processCounts = [1, 2, 4] as const
const CLIENTS = 16
/** What planners do all day. */
const usualWorks: ReadonlySet<ServerWork> = new Set([
  'plan read',
  'month read',
  'month read, one in five after a save',
  'search',
  'tactic save',
])

/**
 * Sends planners' requests to one, two and four processes that share one PostgreSQL.
 *
 * @throws Error without PostgreSQL, and if the response is not the expected one
 */
export async function runProcesses(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<ProcessesResults> {
  const circumstances = noteCircumstances(isQuick)
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('Several processes share a database only on PostgreSQL.')
  const products: ProductProcess[] = []
  try {
    return await withDataFolder(async (dataFolder) => {
      const start = (args: readonly string[] = []) =>
        startProduct(dataFolder, args, { DATABASE_URL: postgres.url })
      say('Filling the large demonstration account …')
      const first = await start(['--demo=large'])
      products.push(first)
      const { origin } = first
      const token = await signIn(origin, 'owner@demo.test')
      const works = (await worksOn(origin, token)).filter(({ name }) => usualWorks.has(name))
      const figures: ProcessFigures[] = []
      for (const processes of processCounts) {
        while (products.length < processes) products.push(await start())
        for (const work of works) {
          say(`${work.name}, ${processes} processes …`)
          await repeat(products, token, work, CLIENTS, 2 * CLIENTS)
          const requests = isQuick ? 160 : 640
          const serverPids = products.map(({ pid }) => pid)
          const databasePids = familyOf(postgres.pid)
          const before = [processorMs(serverPids), processorMs(databasePids)] as const
          const began = performance.now()
          const { times, bytes } = await repeat(products, token, work, CLIENTS, requests)
          figures.push({
            processes,
            work: work.name,
            clients: CLIENTS,
            requestsPerSecond: (requests / (performance.now() - began)) * 1000,
            p95Ms: quantile(times, 0.95),
            serverProcessorMs: (processorMs(serverPids) - before[0]) / requests,
            databaseProcessorMs: (processorMs(databasePids) - before[1]) / requests,
            kilobytes: bytes / requests / 1000,
          })
        }
      }
      return { circumstances, figures }
    })
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    await postgres.stop()
  }
}
