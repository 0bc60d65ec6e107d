import type { Transport } from './transport'

/** How much of an upload has been sent. */
export interface UploadProgress {
  readonly loadedBytes: number
  readonly totalBytes: number
}

/** Sends a request and reports how much of its body has been sent. */
export type UploadTransport = (
  request: Request,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>

/** Sends with XMLHttpRequest, because `fetch` reports nothing while it sends. */
export const sendByXhr: UploadTransport = async (request, onProgress) => {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'blob'
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded }) => {
      // Headers of the multipart body count too, so that the share is right at its end.
      onProgress({ loadedBytes: Math.min(loaded, body.size), totalBytes: body.size })
    })
    xhr.addEventListener('load', () => {
      resolve(responseOf(xhr))
    })
    xhr.addEventListener('error', () => {
      reject(new TypeError('The upload got no answer.'))
    })
    xhr.addEventListener('abort', () => {
      reject(request.signal.reason ?? new DOMException('Aborted', 'AbortError'))
    })
    if (request.signal.aborted) {
      reject(request.signal.reason)
      return
    }
    request.signal.addEventListener('abort', () => {
      xhr.abort()
    })
    xhr.send(body)
  })
}

/** Sends with a transport that reports no progress: all of it is reported at the end. */
export function sendWith(transport: Transport): UploadTransport {
  return async (request, onProgress) => {
    const { size } = await request.clone().blob()
    const response = await transport(request)
    onProgress({ loadedBytes: size, totalBytes: size })
    return response
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(':')
    return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()] as const]
  })
  const hasBody = xhr.status !== 204 && xhr.status !== 304
  const body = hasBody && xhr.response instanceof Blob ? xhr.response : null
  return new Response(body, { status: xhr.status, headers: new Headers(headers.map(pairOf)) })
}

function pairOf([name, value]: readonly [string, string]): [string, string] {
  return [name, value]
}
