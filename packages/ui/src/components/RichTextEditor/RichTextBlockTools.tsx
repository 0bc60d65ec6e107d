import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
} from 'lucide-react'

import type { RichTextToolsProps } from './rich-text-tools'
import { RichTextActionTool, RichTextToggleTool } from './RichTextCommandTool'
import { RichTextMenuTool } from './RichTextMenuTool'
import { shortcuts } from './shortcuts'

const alignIcons = {
  start: AlignLeft,
  center: AlignCenter,
  end: AlignRight,
  justify: AlignJustify,
} as const

/** Where paragraphs stand: in lists, how deep, to which side. */
export function RichTextBlockTools({
  state,
  texts,
  platform,
  isDisabled,
  onCommand,
}: RichTextToolsProps) {
  const aligns = [
    ['start', 'align-start', texts.alignStart],
    ['center', 'align-center', texts.alignCenter],
    ['end', 'align-end', texts.alignEnd],
    ['justify', 'align-justify', texts.alignJustify],
  ] as const
  const lists = [
    ['bulleted', List, texts.bulletedList],
    ['numbered', ListOrdered, texts.numberedList],
  ] as const
  const indents = [
    ['outdent', IndentDecrease, texts.outdent, state.canOutdent],
    ['indent', IndentIncrease, texts.indent, state.canIndent],
  ] as const
  const align = state.align ?? 'start'
  return (
    <>
      {lists.map(([list, icon, label]) => (
        <RichTextToggleTool
          key={list}
          {...{ icon, label, platform, isDisabled }}
          keysOf={list}
          isPressed={state.list === list}
          onUse={() => {
            onCommand({ command: list, returnsToText: false })
          }}
        />
      ))}
      {indents.map(([command, icon, label, isPossible]) => (
        <RichTextActionTool
          key={command}
          {...{ icon, label, platform }}
          keysOf={command}
          isDisabled={isDisabled || !isPossible}
          onUse={() => {
            onCommand({ command, returnsToText: false })
          }}
        />
      ))}
      <RichTextMenuTool
        {...{ platform, isDisabled }}
        label={texts.align}
        icon={alignIcons[align]}
        currentLabel={aligns.find(([name]) => name === align)?.[2] ?? texts.alignStart}
        items={aligns.map(([name, command, label]) => ({
          id: command,
          label,
          icon: alignIcons[name],
          shortcut: shortcuts[command],
          isChecked: name === align,
        }))}
        onSelect={({ id }) => {
          const command = aligns.find(([, name]) => name === id)?.[1]
          if (command) onCommand({ command, returnsToText: true })
        }}
      />
    </>
  )
}
