/**
 * Sends one request to a worker and returns its answer. Ends the worker afterwards, also after a
 * failure.
 *
 * @param signal ends the worker early
 * @param transfer buffers of the request, which move to the worker without a copy
 * @throws the reason of the signal; otherwise an Error if the worker fails, such as without memory
 */
export async function askWorker<Answer>(
  worker: Worker,
  request: unknown,
  { signal, transfer = [] }: { readonly signal: AbortSignal; readonly transfer?: Transferable[] },
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error('The worker was ended.'))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        resolve(data)
      })
      worker.addEventListener('error', ({ message }) => {
        reject(new Error(`The worker failed: ${message}`))
      })
      worker.postMessage(request, transfer)
    })
  } finally {
    worker.terminate()
  }
}
