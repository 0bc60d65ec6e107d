import { formatShortcut, type KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import type { IconShape } from '../Icon'
import { IconButton } from '../IconButton'
import { ToggleButton } from '../ToggleButton'
import { shortcuts } from './shortcuts'

interface ToolProps {
  icon: IconShape
  label: string
  /** The command whose shortcut is shown. */
  keysOf?: keyof typeof shortcuts
  platform: KeyboardPlatform
  isDisabled: boolean
  onUse: () => void
}

function shortcutOf(name: keyof typeof shortcuts | undefined, platform: KeyboardPlatform) {
  return name === undefined ? null : { shortcut: formatShortcut(shortcuts[name], platform) }
}

/** A tool that is either on or off. */
export function RichTextToggleTool({
  keysOf,
  platform,
  isDisabled,
  isPressed,
  onUse,
  ...rest
}: ToolProps & { isPressed: boolean }) {
  return (
    <ToggleButton
      {...rest}
      {...shortcutOf(keysOf, platform)}
      isIconOnly
      size="small"
      variant="ghost"
      isPressed={isPressed}
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      onChange={() => {
        if (!isDisabled) onUse()
      }}
    />
  )
}

/** A tool that runs a command. */
export function RichTextActionTool({ keysOf, platform, isDisabled, onUse, ...rest }: ToolProps) {
  return (
    <IconButton
      {...rest}
      {...shortcutOf(keysOf, platform)}
      size="small"
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      onClick={() => {
        if (!isDisabled) onUse()
      }}
    />
  )
}
