import type { ImageUploadRequest, UploadedImage } from '@throughline/ui/RichTextEditor'

/** Longest side of a picture in a text, in points. */
const MAX_SIDE = 1_200
/**
 * Maximum size; a larger picture becomes a link on the server. base64 takes a third more than the
 * bytes.
 */
const MAX_BYTES = 250_000
const qualities = [0.85, 0.7, 0.5, 0.3]

/**
 * Converts a picture to a `data:` address, so that it becomes part of the text and has the same
 * access rights. Scales large pictures down.
 *
 * @throws Error when the file is no picture or cannot be made small enough
 */
export async function pictureOfNotes({
  file,
  signal,
}: Pick<ImageUploadRequest, 'file' | 'signal'>): Promise<UploadedImage> {
  const bitmap = await createImageBitmap(file)
  signal.throwIfAborted()
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await webpOf(canvas, quality)
    signal.throwIfAborted()
    if (blob.size <= MAX_BYTES) return { url: await dataUrlOf(blob), alt: nameOf(file) }
  }
  throw new Error('The picture is too large for the text. Attach it as a document.')
}

function webpOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The picture cannot be read.'))
        else resolve(blob)
      },
      'image/webp',
      quality,
    )
  })
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '')
    })
    reader.addEventListener('error', () => {
      reject(new Error('The picture cannot be read.'))
    })
    reader.readAsDataURL(blob)
  })
}

/** Returns the name of a file without its extension. */
function nameOf({ name }: File): string {
  return name.replace(/\.[^.]*$/, '')
}
