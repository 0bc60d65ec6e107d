import { Transformer } from '@napi-rs/image'
import pixelmatch from 'pixelmatch'

/**
 * Pixels of a picture, 4 bytes each, row by row.
 * @typedef {{ width: number, height: number, data: Buffer }} Image
 */

/** How far a pixel's colour may be off, 0 to 1. */
const colorTolerance = 0.1

/**
 * Reads a PNG or WebP file.
 *
 * @param {Buffer} file
 * @returns {Promise<Image>}
 */
export async function decodeImage(file) {
  const transformer = new Transformer(file)
  const { width, height } = await transformer.metadata()
  const pixels = await transformer.rawPixels()
  const data = pixels.length === width * height * 3 ? withAlpha(pixels) : pixels
  return { width, height, data }
}

/**
 * @param {Buffer} pixels 3 bytes each
 * @returns {Buffer} the same, opaque, 4 bytes each
 */
function withAlpha(pixels) {
  const data = Buffer.allocUnsafe((pixels.length / 3) * 4)
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    data[to] = pixels[from] ?? 0
    data[to + 1] = pixels[from + 1] ?? 0
    data[to + 2] = pixels[from + 2] ?? 0
    data[to + 3] = 255
  }
  return data
}

/** The nearest of 64 values, evenly spaced from 0 to 255. */
const reducedValues = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value * 63) / 255) * 255) / 63),
)

/**
 * Reduces each color channel to 64 values: no value changes by more than 2, a tenth of what a
 * comparison tolerates, and a sheet loses a quarter to a half of its size.
 *
 * @param {Image} image
 * @returns {Image}
 */
export function reduceColors({ width, height, data }) {
  const reduced = Buffer.alloc(data.length)
  for (let at = 0; at < data.length; at += 1) reduced[at] = reducedValues[data[at] ?? 0] ?? 0
  return { width, height, data: reduced }
}

/**
 * @param {Image} image
 * @returns {boolean} whether all of it has one color
 */
export function isBlank({ data }) {
  const first = data.subarray(0, 4)
  for (let at = 4; at < data.length; at += 4) {
    if (data.compare(first, 0, 4, at, at + 4) !== 0) return false
  }
  return true
}

/**
 * Writes a lossless WebP file: for pictures of an interface it has less than half the
 * size of a PNG.
 *
 * @param {Image} image at most 16,383 pixels wide and high
 * @returns {Promise<Buffer>}
 */
export function encodeWebp({ width, height, data }) {
  return Transformer.fromRgbaPixels(data, width, height).webpLossless()
}

/**
 * @param {Image} image
 * @returns {Promise<Buffer>}
 */
export function encodePng({ width, height, data }) {
  return Transformer.fromRgbaPixels(data, width, height).png()
}

/**
 * Copies one image into another.
 *
 * @param {Image} from
 * @param {Image} to
 * @param {{ x: number, y: number }} place of the upper left corner in `to`
 */
export function drawImage(from, to, { x, y }) {
  for (let row = 0; row < from.height; row += 1) {
    const start = row * from.width * 4
    from.data.copy(to.data, ((y + row) * to.width + x) * 4, start, start + from.width * 4)
  }
}

/**
 * @param {Image} image
 * @param {{ x: number, y: number, width: number, height: number }} box within the image
 * @returns {Image}
 */
export function cropImage(image, { x, y, width, height }) {
  const data = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * image.width + x) * 4
    image.data.copy(data, row * width * 4, start, start + width * 4)
  }
  return { width, height, data }
}

/**
 * Counts the pixels in which two images differ by more than the tolerance.
 *
 * @param {Image} one
 * @param {Image} other
 * @returns {{ count: number, difference?: Image }} `Infinity` for another size
 */
export function compareImages(one, other) {
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { count: Infinity }
  if (one.data.equals(other.data)) return { count: 0 }
  const data = Buffer.alloc(width * height * 4)
  const count = pixelmatch(one.data, other.data, data, width, height, { threshold: colorTolerance })
  return { count, difference: { width, height, data } }
}
