import type { PictureName } from './picture-names'
import storedSizes from './pictures/sizes.json'

interface Size {
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A picture in both themes. */
export interface GuidePictureFiles extends Size {
  /** Addresses of the files. */
  readonly light: string
  readonly dark: string
}

const FILES = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const SIZES: Readonly<Record<PictureName, Size>> = storedSizes

/** The files of a picture, the light one in both themes where there is no other; null without it. */
export function pictureOf(name: PictureName): GuidePictureFiles | null {
  const light = FILES[`./pictures/${name}-light.webp`]
  const dark = FILES[`./pictures/${name}-dark.webp`]
  return light === undefined ? null : { light, dark: dark ?? light, ...SIZES[name] }
}
