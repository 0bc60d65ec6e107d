/** One block of a stream of server-sent events. */
export interface EventBlock {
  /** Null when the block names none. */
  readonly id: string | null
  /** `message` when the block names none. */
  readonly event: string
  readonly data: string
}

/**
 * Reads server-sent events (HTML Standard, 9.2) out of a body, one block at a
 * time. Comments are heard but not handed out; a block that the end of the stream
 * cuts off is dropped.
 *
 * @param signal ends the reading when it is aborted
 * @param onPiece called for every piece that arrives, comments included
 */
export async function* readEventBlocks(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onPiece: () => void = () => undefined,
): AsyncGenerator<EventBlock> {
  const reader = body.getReader()
  const stop = (): void => {
    reader.cancel().catch(() => undefined)
  }
  signal.addEventListener('abort', stop)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onPiece()
      rest = `${rest}${decoder.decode(value, { stream: true })}`.replaceAll('\r\n', '\n')
      let end = rest.indexOf('\n\n')
      while (end >= 0) {
        const block = blockFrom(rest.slice(0, end))
        rest = rest.slice(end + 2)
        if (block !== null) yield block
        end = rest.indexOf('\n\n')
      }
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await reader.cancel().catch(() => undefined)
  }
}

function blockFrom(text: string): EventBlock | null {
  let id: string | null = null
  let event = 'message'
  const data: string[] = []
  for (const line of text.split('\n')) {
    const at = line.indexOf(':')
    if (line === '' || at === 0) continue
    const field = at < 0 ? line : line.slice(0, at)
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '')
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return id === null && data.length === 0 ? null : { id, event, data: data.join('\n') }
}
