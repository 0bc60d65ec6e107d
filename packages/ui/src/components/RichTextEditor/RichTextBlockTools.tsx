import {
  AlignJustify,
  AlignLeft,
  AlignRight,
  IndentDecrease,
  IndentIncrease,
  List,
  ListOrdered,
  AlignCenter,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

import type { RichTextToolsProps } from './rich-text-tools'
import { RichTextActionTool, RichTextToggleTool } from './RichTextCommandTool'
import { RichTextMenuTool } from './RichTextMenuTool'
import { shortcuts } from './shortcuts'
import type { IconShape } from '../Icon'

/** An icon of text lines that is mirrored for right-to-left text. */
function directed(shape: LucideIcon): IconShape {
  // Made in a function, it needs an id that is the same on servers and in browsers.
  return styled(shape).withConfig({ componentId: `tl-directed-${shape.displayName}` })`
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  `
}

/** The icons of alignment and indentation, for both text directions. */
const directedIcons = {
  start: directed(AlignLeft),
  center: AlignCenter,
  end: directed(AlignRight),
  justify: AlignJustify,
  bulleted: directed(List),
  /* Not mirrored, because it contains digits. */
  numbered: ListOrdered,
  outdent: directed(IndentDecrease),
  indent: directed(IndentIncrease),
} as const satisfies Readonly<Record<string, IconShape>>

/** Tools for lists, indentation and alignment. */
export function RichTextBlockTools({
  state,
  labels,
  platform,
  isDisabled,
  onCommand,
}: RichTextToolsProps) {
  const aligns = [
    ['start', 'align-start', labels.alignStart],
    ['center', 'align-center', labels.alignCenter],
    ['end', 'align-end', labels.alignEnd],
    ['justify', 'align-justify', labels.alignJustify],
  ] as const
  const lists = [
    ['bulleted', labels.bulletedList],
    ['numbered', labels.numberedList],
  ] as const
  const indents = [
    ['outdent', labels.outdent, state.canOutdent],
    ['indent', labels.indent, state.canIndent],
  ] as const
  const align = state.align ?? 'start'
  return (
    <>
      {lists.map(([list, label]) => (
        <RichTextToggleTool
          key={list}
          {...{ label, platform, isDisabled }}
          icon={directedIcons[list]}
          keysOf={list}
          isPressed={state.list === list}
          onUse={() => {
            onCommand({ command: list, returnsToText: false })
          }}
        />
      ))}
      {indents.map(([command, label, isPossible]) => (
        <RichTextActionTool
          key={command}
          {...{ label, platform }}
          icon={directedIcons[command]}
          keysOf={command}
          isDisabled={isDisabled || !isPossible}
          onUse={() => {
            onCommand({ command, returnsToText: false })
          }}
        />
      ))}
      <RichTextMenuTool
        {...{ platform, isDisabled }}
        label={labels.align}
        icon={directedIcons[align]}
        currentLabel={aligns.find(([name]) => name === align)?.[2] ?? labels.alignStart}
        items={aligns.map(([name, command, label]) => ({
          id: command,
          label,
          icon: directedIcons[name],
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
