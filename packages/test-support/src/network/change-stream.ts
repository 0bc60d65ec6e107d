import type { PlanChange } from '@throughline/api-client'

/** A change; without items unless the followers get them. */
type SentChange = Omit<PlanChange, 'items'> & Partial<Pick<PlanChange, 'items'>>

/** Server-sent events of plans, sent to all followers. */
export interface ChangeStream {
  /** A new line, as `GET /plans/{id}/changes` answers. */
  readonly open: () => Response
  readonly send: (change: SentChange) => void
  /** How many lines are open. */
  readonly lineCount: () => number
}

/** Creates a stream without followers. */
export function createChangeStream(): ChangeStream {
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
  return {
    open: () => {
      let line: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          line = controller
          lines.add(controller)
        },
        cancel: () => {
          if (line !== undefined) lines.delete(line)
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    send: (change) => {
      const id = `${change.planId}:${change.version ?? 0}`
      const data = JSON.stringify({ items: null, ...change })
      const text = `id: ${id}\nevent: change\ndata: ${data}\n\n`
      for (const line of lines) line.enqueue(new TextEncoder().encode(text))
    },
    lineCount: () => lines.size,
  }
}
