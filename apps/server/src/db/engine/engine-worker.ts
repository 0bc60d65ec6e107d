import { parentPort, workerData } from 'node:worker_threads'
import { EngineStoppedError, openEngine } from './engine'
import type { EngineOptions } from './engine'
import type { EngineAnswer, EngineRequest } from './engine-thread'

// oxlint-disable-next-line no-unsafe-type-assertion -- only `openEngineThread` starts this thread
const engine = await openEngine(workerData as EngineOptions)

function answer(message: EngineAnswer): void {
  const transfer = message.bytes === undefined ? [] : [message.bytes.buffer]
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, transfer)
}

parentPort?.on('message', (request: EngineRequest) => {
  void serve(request)
})
answer({ id: 0 })

async function serve({ id, kind, bytes }: EngineRequest): Promise<void> {
  try {
    if (kind === 'run') answer({ id, bytes: await engine.run(bytes) })
    else if (kind === 'dump') answer({ id, bytes: await engine.dump() })
    else {
      await engine.close()
      answer({ id })
      parentPort?.close()
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    answer({ id, failure, ...(error instanceof EngineStoppedError ? { code: error.code } : {}) })
  }
}
