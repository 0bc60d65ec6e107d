import { Baseline, Bold, Highlighter, Italic, Strikethrough, Underline } from 'lucide-react'

import type { RichTextValueMark } from '../../internal/rich-text/document'
import type { IconShape } from '../Icon'
import { RichTextColorTool } from './RichTextColorTool'
import { RichTextToggleTool } from './RichTextCommandTool'
import type { RichTextChoice } from './rich-text-choices'
import type { RichTextToolsProps } from './rich-text-tools'

interface RichTextMarkToolsProps extends RichTextToolsProps {
  colors: readonly RichTextChoice[]
  onValueMark: (use: { mark: RichTextValueMark; value: string | undefined }) => void
}

const marks = ['bold', 'italic', 'underline', 'strikethrough'] as const

const icons: Readonly<Record<(typeof marks)[number], IconShape>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strikethrough: Strikethrough,
}

/** Tools for characters: bold, italic, underline, colours. */
export function RichTextMarkTools({
  state,
  labels,
  platform,
  isDisabled,
  colors,
  onCommand,
  onValueMark,
}: RichTextMarkToolsProps) {
  return (
    <>
      {marks.map((mark) => (
        <RichTextToggleTool
          key={mark}
          {...{ platform, isDisabled }}
          icon={icons[mark]}
          label={labels[mark]}
          keysOf={mark}
          isPressed={state.marks[mark] === true}
          onUse={() => {
            onCommand({ command: mark, returnsToText: false })
          }}
        />
      ))}
      <RichTextColorTool
        {...{ colors, isDisabled }}
        icon={Baseline}
        label={labels.textColor}
        noneLabel={labels.defaultColor}
        value={state.marks.color}
        onChange={({ value }) => {
          onValueMark({ mark: 'color', value })
        }}
      />
      <RichTextColorTool
        {...{ colors, isDisabled }}
        icon={Highlighter}
        label={labels.background}
        noneLabel={labels.noBackground}
        value={state.marks.background}
        onChange={({ value }) => {
          onValueMark({ mark: 'background', value })
        }}
      />
    </>
  )
}
