import { ResizeFit, Transformer } from '@napi-rs/image'
import type { ResizeOptions } from '@napi-rs/image'
import { GifReader } from 'omggif'
import type { FileType } from './file-type'

/** Max side of a photo in pixels: it is shown at 256 CSS pixels on screens with double density. */
const LONGEST_SIDE = 512

/** Max longer side of a picture in a rich text, in pixels: twice the width of notes. */
const LONGEST_SIDE_IN_TEXT = 1200

/** Max pixels: more than any phone camera takes. A larger picture would need too much memory. */
const MAX_PIXELS = 50_000_000

const WEBP_QUALITY = 82

/** Returns the size in the header of a picture; null if it cannot be shown. */
export async function sizeOfPicture(
  bytes: Buffer,
  type: FileType,
): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    // Both read only the header of the file.
    const { width, height } =
      type === 'gif' ? gifSize(bytes) : await new Transformer(bytes).metadata()
    const isVisible = width > 0 && height > 0 && width * height <= MAX_PIXELS
    return isVisible ? { width, height } : null
  } catch {
    return null
  }
}

/** The offset of the size in the header of a GIF (GIF89a, 18). */
function gifSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** Pictures are decoded one at a time, to limit memory. */
let previous: Promise<unknown> = Promise.resolve()

/**
 * Returns the center of a picture as a WebP square of at most 512 pixels. It rotates the picture by
 * the orientation in its metadata, removes all metadata, and uses only the first frame. It encodes
 * the picture again, so the result contains no byte of the upload.
 *
 * @returns null if the picture cannot be decoded or is too large
 */
export function squarePhoto(bytes: Buffer, type: FileType): Promise<Buffer | null> {
  return inTurn(() => makeSquare(bytes, type))
}

/**
 * Returns a whole picture for a rich text, as WebP, its longer side at most 1200 pixels. Like
 * `squarePhoto`, the result contains no byte of the upload.
 *
 * @returns null if the picture cannot be decoded or is too large
 */
export function pictureForText(bytes: Buffer, type: FileType): Promise<Buffer | null> {
  return inTurn(async () => {
    const size = await sizeOfPicture(bytes, type)
    if (size === null) return null
    const side = Math.min(LONGEST_SIDE_IN_TEXT, Math.max(size.width, size.height))
    return encoded(bytes, type, { width: side, height: side, fit: ResizeFit.Inside })
  })
}

function inTurn(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const next = previous.then(work)
  previous = next
  return next
}

async function makeSquare(bytes: Buffer, type: FileType): Promise<Buffer | null> {
  const size = await sizeOfPicture(bytes, type)
  if (size === null) return null
  const side = Math.min(LONGEST_SIDE, size.width, size.height)
  return encoded(bytes, type, { width: side, height: side, fit: ResizeFit.Cover })
}

async function encoded(bytes: Buffer, type: FileType, size: ResizeOptions): Promise<Buffer | null> {
  try {
    const picture = type === 'gif' ? firstFrame(bytes) : new Transformer(bytes).rotate()
    return await picture.resize(size).webp(WEBP_QUALITY)
  } catch {
    return null
  }
}

function firstFrame(bytes: Buffer): Transformer {
  const reader = new GifReader(bytes)
  const pixels = new Uint8Array(reader.width * reader.height * 4)
  reader.decodeAndBlitFrameRGBA(0, pixels)
  return Transformer.fromRgbaPixels(pixels, reader.width, reader.height)
}
