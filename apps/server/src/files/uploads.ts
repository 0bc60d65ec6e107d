import { unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType, validationFailed } from '../errors/api-error'
import { receiveUpload } from './receive-upload'
import type { ReceivedFile } from './receive-upload'

/** The operations that accept a form with a file, by the end of their URL. */
const uploads: ReadonlySet<string> = new Set(['/media_assets', '/tactic_field_images'])

/** The files of requests, from their upload until the handler runs. */
export interface Uploads {
  /** Adds a parser for forms with a file, for the URLs that accept one. */
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
        'multipart/form-data',
        async (request: FastifyRequest, payload: IncomingMessage) => {
          if (!isUpload(request)) {
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

function isUpload(request: FastifyRequest): boolean {
  const url = request.routeOptions.url ?? ''
  return uploads.has(url.slice(url.lastIndexOf('/')))
}

/** The store may have moved the file already. */
async function remove(file: ReceivedFile): Promise<void> {
  await unlink(file.path).catch(() => undefined)
}
