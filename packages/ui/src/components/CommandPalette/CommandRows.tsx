import { memo, useId } from 'react'

import { HintKey, HintPress } from '../../internal/shortcut/ShortcutHint.styles'
import {
  ariaShortcut,
  drawnKeys,
  type KeyboardPlatform,
} from '../../internal/shortcut/shortcut-keys'
import { MarkedText } from '../../internal/text-search/MarkedText'
import { Icon } from '../Icon'
import {
  CommandCaption,
  CommandDescription,
  CommandIcon,
  CommandKeys,
  CommandMark,
  CommandRow,
  CommandSection,
  CommandText,
} from './CommandPalette.styles'
import type { CommandGroup, RankedCommand } from './rank-commands'

interface CommandRowsProps {
  groups: readonly CommandGroup[]
  /** Number of commands, rendered or not. */
  total: number
  activeId: string | undefined
  hasIcons: boolean
  platform: KeyboardPlatform
  optionIdOf: (index: number) => string
}

/** The rows of the palette under their group captions. */
export function CommandRows({ groups, ...rest }: CommandRowsProps) {
  let first = 0
  return groups.map((group) => {
    const firstIndex = first
    first += group.commands.length
    return (
      <CommandRowGroup key={`group ${group.label ?? ''}`} {...{ group, firstIndex }} {...rest} />
    )
  })
}

function CommandRowGroup({
  group,
  firstIndex,
  activeId,
  optionIdOf,
  ...rest
}: Omit<CommandRowsProps, 'groups'> & { group: CommandGroup; firstIndex: number }) {
  const captionId = useId()
  return (
    <CommandSection {...(group.label === undefined ? null : { 'aria-labelledby': captionId })}>
      {group.label === undefined ? null : (
        <CommandCaption id={captionId} role="presentation">
          {group.label}
        </CommandCaption>
      )}
      {group.commands.map((ranked, index) => (
        <CommandOption
          key={ranked.command.id}
          {...rest}
          ranked={ranked}
          id={optionIdOf(firstIndex + index)}
          position={firstIndex + index + 1}
          isActive={ranked.command.id === activeId}
        />
      ))}
    </CommandSection>
  )
}

/* Only the rows that gain or lose the highlight re-render. */
const CommandOption = memo(function CommandOption({
  ranked,
  id,
  position,
  total,
  isActive,
  hasIcons,
  platform,
}: {
  ranked: RankedCommand
  id: string
  position: number
  total: number
  isActive: boolean
  hasIcons: boolean
  platform: KeyboardPlatform
}) {
  const { command, ranges } = ranked
  const { label, icon, description, shortcut, isDisabled = false, isNested = false } = command
  return (
    <CommandRow
      id={id}
      data-command={command.id}
      aria-selected={isActive}
      aria-setsize={total}
      aria-posinset={position}
      {...(isActive ? { 'data-highlighted': '' } : null)}
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      {...(isNested && ranges.length === 0 ? { 'data-nested': '' } : null)}
      {...(shortcut === undefined
        ? null
        : { 'aria-keyshortcuts': ariaShortcut(shortcut, platform) })}
    >
      {hasIcons ? <CommandIcon>{icon ? <Icon icon={icon} /> : null}</CommandIcon> : null}
      <CommandText>
        <span>
          <MarkedText text={label} ranges={ranges} as={CommandMark} />
        </span>
        {description === undefined ? null : <CommandDescription>{description}</CommandDescription>}
      </CommandText>
      {shortcut === undefined ? null : (
        <CommandKeys aria-hidden="true">
          {drawnKeys(shortcut, platform).map((press) => (
            <HintPress key={press.join('+')}>
              {press.map((key) => (
                <HintKey key={key}>{key}</HintKey>
              ))}
            </HintPress>
          ))}
        </CommandKeys>
      )}
    </CommandRow>
  )
})
