import { ImagePlus, Link, Redo2, RemoveFormatting, Undo2 } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useSlateSelector } from 'slate-react'

import type { RichTextValueMark } from '../../internal/rich-text/document'
import { isSameState, readEditorState } from './editor-state'
import type { RichTextChoice } from './rich-text-choices'
import type { RichTextToolsProps } from './rich-text-tools'
import { RichTextBlockTools } from './RichTextBlockTools'
import { RichTextActionTool, RichTextToggleTool } from './RichTextCommandTool'
import { RichTextMarkTools } from './RichTextMarkTools'
import { RichTextStyleTools } from './RichTextStyleTools'
import { EditorToolbar, ToolGroup } from './RichTextToolbar.styles'

interface RichTextToolbarProps extends Omit<RichTextToolsProps, 'state'> {
  ref: Ref<HTMLDivElement>
  fonts: readonly RichTextChoice[]
  sizes: readonly RichTextChoice[]
  colors: readonly RichTextChoice[]
  /** Id of the text that the tools change. */
  controlId: string
  onValueMark: (use: { mark: RichTextValueMark; value: string | undefined }) => void
  onLink: () => void
  /** Inserts a picture. Without it there is no tool for pictures. */
  onImage: (() => void) | undefined
  /** Esc was pressed: the focus returns to the text. */
  onLeave: () => void
}

/** The tool of an event; undefined for events inside of a tool's menu or picker. */
function toolAt({ target, currentTarget }: KeyboardEvent | MouseEvent): Element | undefined {
  const tool = target instanceof Element ? target.closest('button') : null
  return tool && tool.closest('[popover]') === currentTarget.closest('[popover]') ? tool : undefined
}

/**
 * The tools above the text. They stick to the top and wrap into lines: an overflow menu
 * could not contain menus and colour pickers.
 */
export function RichTextToolbar({
  ref,
  labels,
  platform,
  fonts,
  sizes,
  colors,
  controlId,
  isDisabled,
  onCommand,
  onValueMark,
  onLink,
  onImage,
  onLeave,
}: RichTextToolbarProps) {
  const state = useSlateSelector(readEditorState, isSameState)
  const shared = { state, labels, platform, isDisabled, onCommand }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tool = event.key === 'Escape' ? toolAt(event) : undefined
    // A tool's menu or picker closes first.
    if (!tool || tool.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    onLeave()
  }
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    // The text keeps the focus, and with it the selection that the tool changes.
    if (toolAt(event)) event.preventDefault()
  }
  return (
    <EditorToolbar
      ref={ref}
      label={labels.toolbar}
      aria-controls={controlId}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
    >
      <ToolGroup>
        <RichTextStyleTools {...shared} {...{ fonts, sizes, onValueMark }} />
      </ToolGroup>
      <ToolGroup>
        <RichTextMarkTools {...shared} {...{ colors, onValueMark }} />
      </ToolGroup>
      <ToolGroup>
        <RichTextBlockTools {...shared} />
      </ToolGroup>
      <ToolGroup>
        <RichTextToggleTool
          {...{ platform, isDisabled }}
          icon={Link}
          label={labels.link}
          keysOf="link"
          isPressed={state.isInLink}
          onUse={onLink}
        />
        {onImage === undefined ? null : (
          <RichTextActionTool
            {...{ platform, isDisabled }}
            icon={ImagePlus}
            label={labels.image}
            onUse={onImage}
          />
        )}
        <RichTextActionTool
          {...{ platform, isDisabled }}
          icon={RemoveFormatting}
          label={labels.clearFormatting}
          keysOf="clear"
          onUse={() => {
            onCommand({ command: 'clear', returnsToText: false })
          }}
        />
      </ToolGroup>
      <ToolGroup>
        <RichTextActionTool
          {...{ platform }}
          icon={Undo2}
          label={labels.undo}
          keysOf="undo"
          isDisabled={isDisabled || !state.canUndo}
          onUse={() => {
            onCommand({ command: 'undo', returnsToText: false })
          }}
        />
        <RichTextActionTool
          {...{ platform }}
          icon={Redo2}
          label={labels.redo}
          keysOf="redo"
          isDisabled={isDisabled || !state.canRedo}
          onUse={() => {
            onCommand({ command: 'redo', returnsToText: false })
          }}
        />
      </ToolGroup>
    </EditorToolbar>
  )
}
