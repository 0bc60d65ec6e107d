import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { IconButtonRoot } from '../../internal/button/IconButton.styles'
import type { MenuEntry } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { Button, type ButtonSize } from '../Button'
import { Icon, type IconShape } from '../Icon'
import { Menu } from '../Menu'
import { Tooltip } from '../Tooltip'
import { SplitRoot } from './SplitButton.styles'

export interface SplitButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Label of the main action. */
  children: ReactNode
  /** The main action was pressed. */
  onPress?: (press: { event: MouseEvent<HTMLButtonElement> }) => void
  /** The alternatives, as in a `Menu`. */
  entries: readonly MenuEntry[]
  /** An alternative was chosen. */
  onSelect: (choice: { id: string }) => void
  /** Names the button that opens the alternatives, such as "More ways to save". */
  menuLabel: string
  /**
   * How prominent it is. At most one `primary` in a view; `danger` deletes. @default
   * 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'danger'
  /** @default 'medium' */
  size?: ButtonSize
  /** Icon before the text. */
  icon?: IconShape
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit'
  /** The main action is in progress: both buttons are disabled. @default false */
  isBusy?: boolean
  /** Neither the action nor the alternatives can be chosen. @default false */
  isDisabled?: boolean
  /** Only the main action cannot be chosen; the alternatives can. @default false */
  isActionDisabled?: boolean
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
}

/** A button for the main action, and a second one with a menu of alternatives. */
export function SplitButton({
  children,
  onPress,
  entries,
  onSelect,
  menuLabel,
  variant = 'secondary',
  size = 'medium',
  icon,
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isActionDisabled = false,
  platform = 'other',
  ...rest
}: SplitButtonProps) {
  return (
    <SplitRoot
      {...rest}
      data-variant={variant}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
      {...(isBusy ? { 'data-busy': '' } : null)}
    >
      <Button
        variant={variant}
        size={size}
        type={type}
        isBusy={isBusy}
        disabled={isDisabled || isActionDisabled}
        {...(icon === undefined ? null : { icon })}
        onClick={(event) => {
          onPress?.({ event })
        }}
      >
        {children}
      </Button>
      <Menu
        entries={entries}
        onSelect={onSelect}
        placement="bottom-end"
        platform={platform}
        renderTrigger={(triggerProps) => (
          <Tooltip text={menuLabel} isDescription={false}>
            <IconButtonRoot
              {...triggerProps}
              type="button"
              aria-label={menuLabel}
              data-variant={variant}
              data-size={size}
              disabled={isDisabled || isBusy}
            >
              <Icon icon={ChevronDown} size={14} />
            </IconButtonRoot>
          </Tooltip>
        )}
      />
    </SplitRoot>
  )
}
