import { useId, type ComponentPropsWithRef } from 'react'

import type { KeyboardPlatform, ShortcutHintLabels } from '../../internal/shortcut/shortcut-keys'
import { ShortcutHint } from '../ShortcutHint'
import {
  ShortcutDescription,
  ShortcutEmpty,
  ShortcutHead,
  ShortcutKeys,
  ShortcutListRoot,
  ShortcutName,
  ShortcutRow,
  ShortcutRows,
  ShortcutSection,
} from './ShortcutList.styles'
import { useLabels } from '../../internal/locale/locale-context'

/** An action and its keys. */
export interface ShortcutEntry {
  readonly id: string
  /** The action of the keys. */
  readonly label: string
  /** In the notation of `ShortcutHint`; an array has several shortcuts for the same action. */
  readonly keys: string | readonly string[]
  /** When or where they work. */
  readonly description?: string
}

/** Actions that belong together. */
export interface ShortcutGroup {
  readonly id: string
  readonly label: string
  readonly shortcuts: readonly ShortcutEntry[]
}

export interface ShortcutListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Groups without shortcuts are left out. */
  groups: readonly ShortcutGroup[]
  /** The platform whose keys are shown. */
  platform: KeyboardPlatform
  /** The names of keys for screen readers. */
  labels: ShortcutHintLabels
  /** Shown when no group has a shortcut. */
  emptyText?: string
  /** Level of the groups' headings. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** All shortcuts of a screen, by group, for a dialog or a page. */
export function ShortcutList({
  groups,
  platform,
  labels: providedLabels,
  emptyText = '',
  headingLevel = 3,
  ...rest
}: ShortcutListProps) {
  const labels = useLabels(providedLabels)
  const visible = groups.filter((group) => group.shortcuts.length > 0)
  return (
    <ShortcutListRoot {...rest}>
      {visible.map((group) => (
        <ShortcutListSection key={group.id} {...{ group, platform, labels, headingLevel }} />
      ))}
      {visible.length === 0 ? <ShortcutEmpty>{emptyText}</ShortcutEmpty> : null}
    </ShortcutListRoot>
  )
}

function ShortcutListSection({
  group,
  platform,
  labels,
  headingLevel,
}: Required<Pick<ShortcutListProps, 'platform' | 'labels' | 'headingLevel'>> & {
  group: ShortcutGroup
}) {
  const headId = useId()
  return (
    <ShortcutSection aria-labelledby={headId}>
      <ShortcutHead aria-level={headingLevel} id={headId}>
        {group.label}
      </ShortcutHead>
      <ShortcutRows>
        {group.shortcuts.map((shortcut) => (
          <ShortcutRow key={shortcut.id}>
            <ShortcutName>
              {shortcut.label}
              {shortcut.description === undefined ? null : (
                <ShortcutDescription>{shortcut.description}</ShortcutDescription>
              )}
            </ShortcutName>
            <ShortcutKeys>
              <ShortcutHint keys={shortcut.keys} platform={platform} labels={labels} />
            </ShortcutKeys>
          </ShortcutRow>
        ))}
      </ShortcutRows>
    </ShortcutSection>
  )
}
