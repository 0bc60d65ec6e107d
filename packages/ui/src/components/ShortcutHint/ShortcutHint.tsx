import { Fragment, type ComponentPropsWithRef } from 'react'

import {
  HintKey,
  HintLine,
  HintPress,
  HintRoot,
  HintWord,
} from '../../internal/shortcut/ShortcutHint.styles'
import {
  drawnKeys,
  formatShortcut,
  spokenShortcut,
  type KeyboardPlatform,
  type ShortcutHintLabels,
} from '../../internal/shortcut/shortcut-keys'
import { VisuallyHidden } from '../VisuallyHidden'
import { useLabels } from '../../internal/locale/locale-context'

export interface ShortcutHintProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The keys: `+` joins keys that are pressed together, a space separates keys pressed
   * one after the other, as in `Mod+Shift+K` or `G P`. An array has several shortcuts
   * for the same action.
   */
  keys: string | readonly string[]
  /** The platform whose keys are shown; the component does not detect it. */
  platform: KeyboardPlatform
  /** The names of keys for screen readers. */
  labels: ShortcutHintLabels
  /** As keys, or as one line of secondary text. @default 'keys' */
  variant?: 'keys' | 'plain'
}

/** The keyboard shortcut of an action, shown with the keys of the platform. */
export function ShortcutHint({
  keys,
  platform,
  labels: providedLabels,
  variant = 'keys',
  ...rest
}: ShortcutHintProps) {
  const labels = useLabels(providedLabels)
  const shortcuts = typeof keys === 'string' ? [keys] : keys
  const spoken = shortcuts.map((shortcut) => spokenShortcut(shortcut, platform, labels))
  return (
    <HintRoot {...rest} data-variant={variant}>
      <VisuallyHidden>{spoken.join(` ${labels.or} `)}</VisuallyHidden>
      {shortcuts.map((shortcut, index) => (
        <Fragment key={shortcut}>
          {index === 0 ? null : <HintWord aria-hidden="true">{labels.or}</HintWord>}
          {variant === 'plain' ? (
            <HintLine aria-hidden="true">{formatShortcut(shortcut, platform)}</HintLine>
          ) : (
            drawnKeys(shortcut, platform).map((press, position) => (
              // oxlint-disable-next-line react/no-array-index-key -- only its place tells two equal presses apart
              <Fragment key={`${position} ${press.join('+')}`}>
                {position === 0 ? null : (
                  <HintWord aria-hidden="true">{labels.followedBy}</HintWord>
                )}
                <HintPress aria-hidden="true">
                  {press.map((key) => (
                    <HintKey key={key}>{key}</HintKey>
                  ))}
                </HintPress>
              </Fragment>
            ))
          )}
        </Fragment>
      ))}
    </HintRoot>
  )
}
