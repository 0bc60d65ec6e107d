/**
 * Longest edge of the picture in the crop dialog, in pixels; larger pictures are scaled down first.
 */
const SOURCE_EDGE_PIXELS = 2048
/** Longest edge of a photo, in pixels. */
const PHOTO_EDGE_PIXELS = 512
const QUALITY = 0.9

/** Part of a picture, in its pixels. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the picture of a file, upright; of an animated one, the first frame.
 *
 * @throws DOMException if the file is not a picture
 */
export async function pictureOf(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, SOURCE_EDGE_PIXELS / Math.max(bitmap.width, bitmap.height))
  const canvas = canvasOf(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  draw(canvas, bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
  bitmap.close()
  return canvas
}

/**
 * Returns a square photo of a part of a picture, at most 512 pixels wide: WebP, or JPEG from
 * browsers that cannot write WebP.
 */
export async function photoOf(picture: HTMLCanvasElement, area: PictureArea): Promise<File> {
  const edge = Math.max(1, Math.min(PHOTO_EDGE_PIXELS, Math.round(area.width)))
  const canvas = canvasOf(edge, edge)
  draw(canvas, picture, area)
  const webp = await encoded(canvas, 'image/webp')
  if (webp.type === 'image/webp') return new File([webp], 'photo.webp', { type: webp.type })
  // JPEG has no transparency: transparent pixels become white instead of black.
  const context = contextOf(canvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, edge, edge)
  const jpeg = await encoded(canvas, 'image/jpeg')
  return new File([jpeg], 'photo.jpg', { type: jpeg.type })
}

/**
 * Returns a URL under which the page can show a picture. Revoke it once the page no longer shows
 * it.
 */
export async function addressOf(picture: HTMLCanvasElement): Promise<string> {
  return URL.createObjectURL(await encoded(picture, 'image/png'))
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures, so none can be cropped.')
  return context
}

function draw(canvas: HTMLCanvasElement, source: CanvasImageSource, area: PictureArea): void {
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = area
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error(`The browser could not write the picture as ${type}.`))
        else resolve(blob)
      },
      type,
      QUALITY,
    )
  })
}
