import { unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType, validationFailed } from '../errors/api-error'
import { FORM_TYPE, acceptsBody } from '../http/content-types'
import { receiveUpload } from './receive-upload'
import type { ReceivedFile } from './receive-upload'

/** The files of requests, from their upload until the handler runs. */
export interface Uploads {
  /** Adds a parser for forms with a file, for the operations that accept one. */
  register(app: FastifyInstance): void
  /**
   * Passes the file of a request to `work`, and then deletes the temporary file if it
   * still exists.
   *
   * @throws ApiError 400 if the request has no file
   */
  with<Result>(
    request: FastifyRequest,
    work: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result>
}

/**
 * Creates the uploads of a server.
 *
 * @param spool existing folder of temporary files
 */
export function createUploads(spool: string): Uploads {
  const waiting = new WeakMap<FastifyRequest, ReceivedFile>()
  return {
    register(app) {
      app.addContentTypeParser(
        FORM_TYPE,
        async (request: FastifyRequest, payload: IncomingMessage) => {
          if (!acceptsBody(request, FORM_TYPE)) {
            payload.resume()
            throw unsupportedMediaType()
          }
          const { fields, file } = await receiveUpload(payload, request.headers, spool)
          if (file === null) return Object.fromEntries(fields)
          waiting.set(request, file)
          return { ...Object.fromEntries(fields), file: file.name }
        },
      )
      const removeWaiting = async (request: FastifyRequest): Promise<void> => {
        const file = waiting.get(request)
        if (file !== undefined && waiting.delete(request)) await remove(file)
      }
      // The upload was refused or the connection was lost, so nothing will use the file.
      app.addHook('onResponse', removeWaiting)
      app.addHook('onRequestAbort', removeWaiting)
    },
    async with(request, work) {
      const file = waiting.get(request)
      if (file === undefined) {
        throw validationFailed([{ path: '/file', message: 'is required', code: 'required' }])
      }
      waiting.delete(request)
      try {
        return await work(file)
      } finally {
        await remove(file)
      }
    },
  }
}

/** The store may have moved the file already. */
async function remove(file: ReceivedFile): Promise<void> {
  await unlink(file.path).catch(() => undefined)
}
