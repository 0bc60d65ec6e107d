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

const blocks: readonly EventBlock[] = [
  { id: '7', event: 'message', data: '' },
  { id: '8', event: 'change', data: '{"a":"ü"}' },
  { id: null, event: 'message', data: 'one\ntwo' },
]

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk)
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

it('reads the same blocks wherever the stream is split into three chunks', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let first = 0; first <= bytes.length; first += 1) {
    for (let second = first; second <= bytes.length; second += 7) {
      const chunks = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)]
      expect(await blocksOf(streamOf(chunks))).toEqual(blocks)
    }
  }
})

it('reports chunks of comments too, so that a quiet connection is known to be alive', async () => {
  let chunks = 0
  const body = streamOf([new TextEncoder().encode(': still here\n\n')])
  const blocks = readEventBlocks(body, new AbortController().signal, {
    onChunk: () => {
      chunks += 1
    },
  })
  expect(await blocks.next()).toEqual({ done: true, value: undefined })
  expect(chunks).toBe(1)
})

it('ends when its signal is aborted while the connection stays open', async () => {
  const controller = new AbortController()
  const blocks = readEventBlocks(new ReadableStream(), controller.signal)
  const next = blocks.next()
  controller.abort()
  expect(await next).toEqual({ done: true, value: undefined })
})

it.each([
  ['lines that end with carriage returns', 'id: 1\rdata: a\r\rid: 2\r\r'],
  ['a byte order mark', '\uFEFFid: 1\ndata: a\n\nid: 2\n\n'],
  ['fields that the standard does not know', 'id: 1\nother: b\ndata: a\n\nid: 2\nretry: x\n\n'],
])('reads past %s', async (_case, text) => {
  expect(await blocksOf(streamOf([new TextEncoder().encode(text)]))).toEqual([
    { id: '1', event: 'message', data: 'a' },
    { id: '2', event: 'message', data: '' },
  ])
})
