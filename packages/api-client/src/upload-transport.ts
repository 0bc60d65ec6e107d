import type { Transport } from './transport'

/** How much of an upload has been sent. */
export interface UploadProgress {
  readonly loadedBytes: number
  readonly totalBytes: number
}

/** Sends a request with a form as its body, and reports how much of it has been sent. */
export type UploadTransport = (
  request: Request,
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>

/**
 * Sends with XMLHttpRequest, because `fetch` reports nothing while it sends. The form is sent
 * as it is: WebKit cannot read the body of a request that is a form with files.
 */
export const sendByXhr: UploadTransport = (request, form, onProgress) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'blob'
    for (const [name, value] of request.headers) {
      // It contains the boundary of the form, which the browser chooses when it sends.
      if (name !== 'content-type') xhr.setRequestHeader(name, value)
    }
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ loadedBytes: loaded, totalBytes: total })
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
    xhr.send(form)
  })

/** Sends with a transport that reports no progress: all of it is reported at the end. */
export function sendWith(transport: Transport): UploadTransport {
  return async (request, form, onProgress) => {
    const response = await transport(request)
    const bytes = [...form.values()].map((value) =>
      typeof value === 'string' ? value.length : value.size,
    )
    const size = bytes.reduce((sum, one) => sum + one, 0)
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
