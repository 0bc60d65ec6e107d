import { Client, escapeIdentifier } from 'pg'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Listens to a channel of a PostgreSQL server over a separate connection, and reconnects when that
 * breaks.
 *
 * @throws Error of the driver if the first connection fails
 * @returns a function that stops listening
 */
export async function listenOnServer(options: {
  readonly url: string
  readonly channel: string
  readonly onMessage: (message: string) => void
  readonly onGap: () => void
}): Promise<() => Promise<void>> {
  let isStopped = false
  let client = await connect(options, onLost)
  let timer: NodeJS.Timeout | undefined

  function onLost(): void {
    if (isStopped) return
    reconnect(FIRST_PAUSE_MS)
  }

  function reconnect(pauseMs: number): void {
    timer = setTimeout(() => void tryAgain(pauseMs), pauseMs)
  }

  async function tryAgain(pauseMs: number): Promise<void> {
    try {
      client = await connect(options, onLost)
    } catch {
      if (!isStopped) reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
      return
    }
    if (isStopped) await client.end()
    else options.onGap()
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client.end()
  }
}

async function connect(
  { url, channel, onMessage }: Parameters<typeof listenOnServer>[0],
  onLost: () => void,
): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true })
  let isLost = false
  const lose = () => {
    if (isLost) return
    isLost = true
    client.removeAllListeners('notification')
    onLost()
  }
  // Without a listener the driver's error would end the process.
  client.on('error', lose)
  await client.connect()
  client.on('end', lose)
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  await client.query(`listen ${escapeIdentifier(channel)}`)
  return client
}
