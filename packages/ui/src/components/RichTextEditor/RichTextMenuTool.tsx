import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import type { MenuItem } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { Icon, type IconShape } from '../Icon'
import { Menu } from '../Menu'
import { Tooltip } from '../Tooltip'
import { ToolButton } from './RichTextToolbar.styles'

interface RichTextMenuToolProps {
  /** Names the choice. */
  label: string
  /** Name of the current choice. */
  currentLabel: string
  /** Content of the button; without it, the name of the current choice. */
  icon?: IconShape
  items: readonly MenuItem[]
  onSelect: (choice: { id: string }) => void
  platform: KeyboardPlatform
  isDisabled: boolean
}

/** A tool that opens a menu with one choice of several. */
export function RichTextMenuTool({
  label,
  currentLabel,
  icon,
  items,
  onSelect,
  platform,
  isDisabled,
}: RichTextMenuToolProps) {
  const content: ReactNode = (
    <>
      {icon ? <Icon icon={icon} /> : currentLabel}
      <Icon icon={ChevronDown} size={12} />
    </>
  )
  const toolProps = {
    type: 'button',
    'aria-label': `${label}: ${currentLabel}`,
    'data-variant': 'ghost',
    'data-size': 'small',
    'data-wide-tool': '',
  } as const
  if (isDisabled) {
    return (
      <ToolButton {...toolProps} aria-disabled aria-haspopup="menu">
        {content}
      </ToolButton>
    )
  }
  return (
    <Menu
      entries={[{ id: 'choices', items }]}
      onSelect={onSelect}
      platform={platform}
      renderTrigger={(triggerProps) => (
        <Tooltip text={label} isDescription={false}>
          <ToolButton {...triggerProps} {...toolProps}>
            {content}
          </ToolButton>
        </Tooltip>
      )}
    />
  )
}
