import { ResizeFit, Transformer } from '@napi-rs/image'
import type { ResizeOptions } from '@napi-rs/image'
import { GifReader } from 'omggif'
import type { FileType } from './file-type'

/** The side of a photo at most: shown at 256 points on the sharpest screens. */
const LONGEST_SIDE = 512

/** The longer side of a picture in a text at most: as wide as notes are shown on the sharpest screens. */
const LONGEST_SIDE_IN_TEXT = 1200

/** Max pixels: more than any phone camera takes. A larger picture would need too much memory. */
const MAX_PIXELS = 50_000_000

const WEBP_QUALITY = 82

/** How wide and how high a picture says that it is; null when it is none that can be shown. */
export async function sizeOfPicture(
  bytes: Buffer,
  type: FileType,
): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    // Both read the head of the file only.
    const { width, height } =
      type === 'gif' ? gifSize(bytes) : await new Transformer(bytes).metadata()
    const isShown = width > 0 && height > 0 && width * height <= MAX_PIXELS
    return isShown ? { width, height } : null
  } catch {
    return null
  }
}

/** Where the head of a GIF says its size (GIF89a, 18). */
function gifSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** One picture is unpacked at a time, so that many at once take no more memory than one. */
let previous: Promise<unknown> = Promise.resolve()

/**
 * The middle of a picture as a square of at most 512 points, as WebP: turned as
 * its camera was held, without what the camera wrote into it, of several frames
 * the first. Nothing of the bytes that were sent is in it.
 *
 * @returns null when it is no picture that can be read, or too large to unpack
 */
export function squarePhoto(bytes: Buffer, type: FileType): Promise<Buffer | null> {
  return inTurn(() => makeSquare(bytes, type))
}

/**
 * A whole picture for a text, as WebP, its longer side at most 1200 points. Like
 * `squarePhoto` it holds nothing of the bytes that were sent.
 *
 * @returns null when it is no picture that can be read, or too large to unpack
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
