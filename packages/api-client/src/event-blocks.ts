import { createParser } from 'eventsource-parser'

/** One block of a stream of server-sent events. */
export interface EventBlock {
  /** Null when the block names none. */
  readonly id: string | null
  /** `message` when the block names none. */
  readonly event: string
  /** Empty when the block has only an id. */
  readonly data: string
}

interface EventBlockOptions {
  /** Called for every chunk that arrives, even if it contains only comments. */
  readonly onChunk?: () => void
  /** Called when the server says after which time to connect again, in milliseconds. */
  readonly onRetry?: (waitMs: number) => void
}

/**
 * Reads server-sent events (HTML Standard, 9.2) from a body, one block at a time. It does not
 * return comments, nor a block that the end of the stream cuts off.
 *
 * @param signal ends the reading when it is aborted
 */
export async function* readEventBlocks(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onChunk, onRetry }: EventBlockOptions = {},
): AsyncGenerator<EventBlock> {
  const reader = body.getReader()
  const stop = (): void => {
    reader.cancel().catch(() => undefined)
  }
  signal.addEventListener('abort', stop)
  const decoder = new TextDecoder()
  let blocks: EventBlock[] = []
  const parser = createParser({
    ...(onRetry === undefined ? {} : { onRetry }),
    onId: (id) => {
      blocks.push({ id, event: 'message', data: '' })
    },
    onEvent: ({ id, event = 'message', data }) => {
      // The parser announces the id of a block before the block itself.
      if (id !== undefined) blocks.pop()
      blocks.push({ id: id ?? null, event, data })
    },
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onChunk?.()
      parser.feed(decoder.decode(value, { stream: true }))
      const read = blocks
      blocks = []
      yield* read
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await reader.cancel().catch(() => undefined)
  }
}
