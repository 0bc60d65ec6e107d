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
  /** Id of the text that the tools work on. */
  controlId: string
  onValueMark: (use: { mark: RichTextValueMark; value: string | undefined }) => void
  onLink: () => void
  /** Without it there is no tool for pictures. */
  onImage: (() => void) | undefined
  /** Esc: back to the text. */
  onLeave: () => void
}

/** The tool that an event comes from; undefined from inside of what a tool has opened. */
function toolAt({ target, currentTarget }: KeyboardEvent | MouseEvent): Element | undefined {
  const tool = target instanceof Element ? target.closest('button') : null
  return tool && tool.closest('[popover]') === currentTarget.closest('[popover]') ? tool : undefined
}

/**
 * The tools above the text. They stay in sight and break into lines where there
 * is no room: a menu of what does not fit could not hold choices and colours.
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
    // What a tool has opened closes first.
    if (!tool || tool.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    onLeave()
  }
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    // The text keeps the focus, and with it the selection that the tool works on.
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
