import { useState, type ComponentPropsWithRef } from 'react'

import { AvatarRoot } from './Avatar.styles'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One to three letters, shown where there is no picture. */
  initials: string
  /** Whose it is, when no text beside it says so; without it, it is decoration. */
  label?: string
  /** Address of a picture; initials stand in if it cannot be loaded. */
  imageUrl?: string
  /** Round for people, square for plans. @default 'circle' */
  shape?: 'circle' | 'square'
  /** `person` is violet, `strong` ink, `quiet` outlined. @default 'person' */
  tone?: 'person' | 'strong' | 'quiet'
  /** Edge in pixels. @default 28 */
  size?: number
}

/** A person or a plan in two letters. */
export function Avatar({
  initials,
  label,
  imageUrl,
  shape = 'circle',
  tone = 'person',
  size = 28,
  style,
  ...rest
}: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== brokenUrl
  return (
    <AvatarRoot
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      data-shape={shape}
      data-tone={tone}
      style={{ '--tl-avatar-size': `${size}px`, ...style }}
    >
      {hasImage ? (
        <img
          src={imageUrl}
          alt=""
          onError={() => {
            setBrokenUrl(imageUrl)
          }}
        />
      ) : (
        initials
      )}
    </AvatarRoot>
  )
}
