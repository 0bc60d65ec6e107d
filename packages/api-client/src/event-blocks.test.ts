import { expect, it } from 'vitest'

import { readEventBlocks } from './event-blocks'
import type { EventBlock } from './event-blocks'

const TEXT = [
  'id: 7',
  '',
  ': still here',
  '',
  'id: 8',
  'event: change',
  'data: {"a":"ü"}',
  '',
  'data: one\r\ndata: two',
  '',
  'event: cut off',
].join('\n')

const BLOCKS: readonly EventBlock[] = [
  { id: '7', event: 'message', data: '' },
  { id: '8', event: 'change', data: '{"a":"ü"}' },
  { id: null, event: 'message', data: 'one\ntwo' },
]

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function blocksOf(body: ReadableStream<Uint8Array>): Promise<EventBlock[]> {
  const blocks: EventBlock[] = []
  for await (const block of readEventBlocks(body, new AbortController().signal)) {
    blocks.push(block)
  }
  return blocks
}

it('reads the same blocks wherever the stream is cut into three pieces', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let first = 0; first <= bytes.length; first += 1) {
    for (let second = first; second <= bytes.length; second += 7) {
      const pieces = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)]
      expect(await blocksOf(streamOf(pieces))).toEqual(BLOCKS)
    }
  }
})

it('hears comments too, so that a quiet line is known to be alive', async () => {
  let pieces = 0
  const body = streamOf([new TextEncoder().encode(': still here\n\n')])
  const blocks = readEventBlocks(body, new AbortController().signal, () => {
    pieces += 1
  })
  expect(await blocks.next()).toEqual({ done: true, value: undefined })
  expect(pieces).toBe(1)
})

it('ends when it is told to, though the line goes on', async () => {
  const controller = new AbortController()
  const blocks = readEventBlocks(new ReadableStream(), controller.signal)
  const next = blocks.next()
  controller.abort()
  expect(await next).toEqual({ done: true, value: undefined })
})
