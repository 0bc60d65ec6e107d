import type { ComponentPropsWithRef } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import type { ButtonSize } from '../Button/Button'
import { Icon, type IconShape } from '../Icon/Icon'
import { Tooltip } from '../Tooltip/Tooltip'
import { IconButtonRoot } from './IconButton.styles'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The drawing. */
  icon: IconShape
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** The keys that do the same, shown in the tooltip. */
  shortcut?: string
  /** `secondary` has an outline, `ghost` shows one only under the pointer. @default 'ghost' */
  variant?: 'secondary' | 'ghost'
  /** @default 'medium' */
  size?: ButtonSize
  /** Where the tooltip opens. @default 'bottom-center' */
  tooltipPlacement?: Placement
}

/** A button that is only an icon, where its meaning is plain and room is scarce. */
export function IconButton({
  icon,
  label,
  shortcut,
  variant = 'ghost',
  size = 'medium',
  tooltipPlacement = 'bottom-center',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip
      text={label}
      {...(shortcut === undefined ? null : { shortcut })}
      placement={tooltipPlacement}
      isDescription={false}
    >
      <IconButtonRoot
        aria-label={label}
        // Safari focuses a clicked button only when it has a tabindex.
        tabIndex={0}
        {...rest}
        type={type}
        data-variant={variant}
        data-size={size}
      >
        <Icon icon={icon} />
      </IconButtonRoot>
    </Tooltip>
  )
}
