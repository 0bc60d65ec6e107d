import { useSyncExternalStore } from 'react'
import { usePreferences } from '../../preferences/preferences-context'
import { subscribeToLook } from '../../preferences/theme'
import { PictureFrame } from './Guides.styles'
import { PICTURE_TEXTS, type PictureName } from './picture-names'
import { pictureOf } from './pictures'

export interface GuidePictureProps {
  readonly name: PictureName
}

/** A picture of the product, in the theme of the page. Its place is there before it is loaded. */
export function GuidePicture({ name }: GuidePictureProps) {
  const preferences = usePreferences()
  const theme = useSyncExternalStore(subscribeToLook, preferences.theme)
  const picture = pictureOf(name)
  if (picture === null) return null
  const { light, dark, width, height } = picture
  return (
    <PictureFrame>
      {theme === 'auto' ? <source media="(prefers-color-scheme: dark)" srcSet={dark} /> : null}
      <img
        src={theme === 'dark' ? dark : light}
        width={width}
        height={height}
        alt={PICTURE_TEXTS[name]}
        loading="lazy"
        decoding="async"
      />
    </PictureFrame>
  )
}
