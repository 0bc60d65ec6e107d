import type { ComponentPropsWithRef } from 'react'

import { IconButtonRoot } from '../../internal/button/IconButton.styles'
import type { Placement } from '../../internal/floating/place-beside'
import type { ButtonSize } from '../Button'
import { Icon, type IconShape } from '../Icon'
import { Tooltip } from '../Tooltip'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The icon. */
  icon: IconShape
  /** The accessible name and the tooltip. */
  label: string
  /** The keyboard shortcut, shown in the tooltip. */
  shortcut?: string
  /** `secondary` has an outline, `ghost` shows one only under the pointer. @default 'ghost' */
  variant?: 'secondary' | 'ghost'
  /** @default 'medium' */
  size?: ButtonSize
  /** Where the tooltip opens. @default 'bottom-center' */
  tooltipPlacement?: Placement
}

/** A button with only an icon, for a clear meaning in little space. */
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
