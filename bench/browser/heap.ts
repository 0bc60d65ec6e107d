import type { BrowserContext, Page } from 'playwright'

/** Script memory in use after a collection, in MB of 1,000,000 bytes. */
export async function readHeap(page: Page, context: BrowserContext): Promise<number> {
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
