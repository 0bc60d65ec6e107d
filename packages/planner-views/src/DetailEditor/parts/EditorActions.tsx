import { IconButton } from '@throughline/ui/IconButton'
import { ChevronDown, ChevronUp, Link, Maximize2, Minimize2 } from 'lucide-react'

import type { Editor } from '../use-editor'

interface EditorActionsProps {
  editor: Editor
  layout: 'page' | 'panel'
}

/** To the neighbours of the item, its link, and the other layout. */
export function EditorActions({ editor, layout }: EditorActionsProps) {
  const { props, labels } = editor
  const { onPrevious, onNext, onCopyLink, onSwitchLayout } = props
  const size = layout === 'panel' ? 'small' : 'medium'
  return (
    <>
      {onPrevious === undefined ? null : (
        <IconButton
          icon={ChevronUp}
          size={size}
          label={labels.previous}
          shortcut="Alt+PageUp"
          aria-disabled={onPrevious === null}
          onClick={() => onPrevious?.()}
        />
      )}
      {onNext === undefined ? null : (
        <IconButton
          icon={ChevronDown}
          size={size}
          label={labels.next}
          shortcut="Alt+PageDown"
          aria-disabled={onNext === null}
          onClick={() => onNext?.()}
        />
      )}
      {onCopyLink === undefined ? null : (
        <IconButton icon={Link} size={size} label={labels.copyLink} onClick={onCopyLink} />
      )}
      {onSwitchLayout === undefined ? null : (
        <IconButton
          icon={layout === 'panel' ? Maximize2 : Minimize2}
          size={size}
          label={layout === 'panel' ? labels.openAsPage : labels.openAsPanel}
          onClick={onSwitchLayout}
        />
      )}
    </>
  )
}
