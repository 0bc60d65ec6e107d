import type { MockNetwork } from '@throughline/test-support/network'

/** Waits until the app sends no further request and has no task that is due. */
export async function quietPage({ requests }: Pick<MockNetwork, 'requests'>): Promise<void> {
  for (let calm = 0, count = -1; calm < 3; calm += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    const { length } = requests()
    if (length !== count) calm = 0
    count = length
  }
}
