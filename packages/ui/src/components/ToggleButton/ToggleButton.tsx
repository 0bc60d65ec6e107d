import type { ComponentPropsWithRef } from 'react'

import { ButtonText } from '../../internal/button/Button.styles'
import type { Placement } from '../../internal/floating/place-beside'
import type { ButtonSize } from '../Button'
import { Icon, type IconShape } from '../Icon'
import { Tooltip } from '../Tooltip'
import { ToggleRoot } from './ToggleButton.styles'

export interface ToggleButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'onChange' | 'value'
> {
  /** Describes the pressed state. The label is the same in both states. */
  label: string
  /** Whether it is on. */
  isPressed: boolean
  /** Called when the user presses it, with the requested state. */
  onChange: (change: { isPressed: boolean }) => void
  icon?: IconShape
  /** Shows only the icon; the label becomes its tooltip. @default false */
  isIconOnly?: boolean
  /** The keys that do the same, shown in the tooltip of an icon alone. */
  shortcut?: string
  /** `secondary` has an outline, `ghost` has none, for toolbars. @default 'secondary' */
  variant?: 'secondary' | 'ghost'
  /** @default 'medium' */
  size?: ButtonSize
  /** Where the tooltip opens. @default 'bottom-center' */
  tooltipPlacement?: Placement
}

/** A button that turns something on or off at once. */
export function ToggleButton({
  label,
  isPressed,
  onChange,
  icon,
  isIconOnly = false,
  shortcut,
  variant = 'secondary',
  size = 'medium',
  tooltipPlacement = 'bottom-center',
  type = 'button',
  onClick,
  ...rest
}: ToggleButtonProps) {
  const button = (
    <ToggleRoot
      {...(isIconOnly ? { 'aria-label': label, 'data-icon-only': '' } : null)}
      // Safari focuses a clicked button only when it has a tabindex.
      tabIndex={0}
      {...rest}
      type={type}
      aria-pressed={isPressed}
      data-variant={variant}
      data-size={size}
      onClick={(event) => {
        onClick?.(event)
        const isRefused = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
        if (!event.defaultPrevented && !isRefused) onChange({ isPressed: !isPressed })
      }}
    >
      {icon ? <Icon icon={icon} /> : null}
      {isIconOnly ? null : <ButtonText>{label}</ButtonText>}
    </ToggleRoot>
  )
  if (!isIconOnly) return button
  return (
    <Tooltip
      text={label}
      {...(shortcut === undefined ? null : { shortcut })}
      placement={tooltipPlacement}
      isDescription={false}
    >
      {button}
    </Tooltip>
  )
}
