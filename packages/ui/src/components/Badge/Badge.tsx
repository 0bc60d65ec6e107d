import type { ComponentPropsWithRef } from 'react'

import { BadgeRoot, BadgeText } from './Badge.styles'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * What it means: `strong` stands out without a meaning, the others are statuses. Never by
   * color alone: the text says the same. @default 'neutral'
   */
  tone?: 'neutral' | 'strong' | 'info' | 'success' | 'warning' | 'danger'
  /** `label` for a word, `count` for a number. @default 'label' */
  shape?: 'label' | 'count'
}

/** A word or a number about the state of the element beside it. */
export function Badge({ tone = 'neutral', shape = 'label', children, ...rest }: BadgeProps) {
  return (
    <BadgeRoot {...rest} data-tone={tone} data-shape={shape}>
      <BadgeText>{children}</BadgeText>
    </BadgeRoot>
  )
}
