import { unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType, validationFailed } from '../errors/api-error'
import { receiveUpload } from './receive-upload'
import type { ReceivedFile } from './receive-upload'

/** The operations that take a form with a file, by the end of their URL. */
const UPLOADS: ReadonlySet<string> = new Set(['/media_assets', '/tactic_field_images'])

/** The files that requests brought along, between their arrival and the handler. */
export interface Uploads {
  /** Teaches the server to read forms with a file, at the URLs that take one. */
  register(app: FastifyInstance): void
  /**
   * Works with the file that a request brought. Whatever is left of it afterwards
   * on the local disk is removed.
   *
   * @throws ApiError 400 when there was none
   */
  with<Result>(
    request: FastifyRequest,
    work: (file: ReceivedFile) => Promise<Result>,
  ): Promise<Result>
}

/**
 * Takes in uploads.
 *
 * @param spool folder of temporary files, which is there
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
  return UPLOADS.has(url.slice(url.lastIndexOf('/')))
}

/** The store may have moved the file already. */
async function remove(file: ReceivedFile): Promise<void> {
  await unlink(file.path).catch(() => undefined)
}
