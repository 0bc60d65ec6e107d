import type { CDPSession } from 'playwright'

/** Limits of the CPU and the network under which the product is measured. */
export const conditions = ['unthrottled', '80 ms and 20 Mbit/s', 'processor 4 x slower'] as const

/** One of {@link conditions}. */
export type Condition = (typeof conditions)[number]

const ROUND_TRIP_MS = 80
const BYTES_PER_SECOND = 20_000_000 / 8
const PROCESSOR_RATE = 4

/** Applies a condition to a page, or removes it. */
export async function setCondition(session: CDPSession, condition: Condition): Promise<void> {
  const isSlowLine = condition === '80 ms and 20 Mbit/s'
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlowLine ? ROUND_TRIP_MS : 0,
    downloadThroughput: isSlowLine ? BYTES_PER_SECOND : -1,
    uploadThroughput: isSlowLine ? BYTES_PER_SECOND : -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: condition === 'processor 4 x slower' ? PROCESSOR_RATE : 1,
  })
}
