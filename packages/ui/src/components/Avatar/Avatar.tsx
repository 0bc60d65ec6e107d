import { useState, type ComponentPropsWithRef } from 'react'

import { AvatarRoot } from './Avatar.styles'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One to three letters, shown when there is no picture. */
  initials: string
  /** The accessible name, when no text beside it has it; without it, the avatar is decorative. */
  label?: string
  /** URL of a picture; the initials are shown if it cannot be loaded. */
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
