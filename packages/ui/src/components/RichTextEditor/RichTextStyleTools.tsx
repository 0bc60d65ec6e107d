import { ALargeSmall, Type } from 'lucide-react'

import type { RichTextValueMark } from '../../internal/rich-text/document'
import type { IconShape } from '../Icon'
import { RichTextMenuTool } from './RichTextMenuTool'
import type { RichTextChoice } from './rich-text-choices'
import { NO_VALUE, type RichTextToolsProps } from './rich-text-tools'
import { shortcuts } from './shortcuts'

interface RichTextStyleToolsProps extends RichTextToolsProps {
  fonts: readonly RichTextChoice[]
  sizes: readonly RichTextChoice[]
  onValueMark: (use: { mark: RichTextValueMark; value: string | undefined }) => void
}

/** Tools for the paragraph style, the font and its size. */
export function RichTextStyleTools({
  state,
  labels,
  platform,
  isDisabled,
  fonts,
  sizes,
  onCommand,
  onValueMark,
}: RichTextStyleToolsProps) {
  const kinds = [
    ['paragraph', labels.paragraph],
    ['heading-1', labels.heading1],
    ['heading-2', labels.heading2],
    ['heading-3', labels.heading3],
    ['quote', labels.quote],
  ] as const
  const valueMenu = (
    mark: 'font' | 'size',
    icon: IconShape,
    label: string,
    noneLabel: string,
    choices: readonly RichTextChoice[],
  ) => {
    if (choices.length === 0) return null
    const value = state.marks[mark]
    const chosen = choices.find((choice) => choice.value === value)?.label ?? value
    return (
      <RichTextMenuTool
        {...{ label, icon, platform, isDisabled }}
        currentLabel={chosen ?? noneLabel}
        items={[
          { id: NO_VALUE, label: noneLabel, isChecked: value === undefined },
          ...choices.map((choice) => ({
            id: choice.value,
            label: choice.label,
            isChecked: choice.value === value,
          })),
        ]}
        onSelect={({ id }) => {
          onValueMark({ mark, value: id === NO_VALUE ? undefined : id })
        }}
      />
    )
  }
  return (
    <>
      <RichTextMenuTool
        {...{ platform, isDisabled }}
        label={labels.blockKind}
        currentLabel={kinds.find(([kind]) => kind === state.kind)?.[1] ?? labels.listItem}
        items={kinds.map(([kind, label]) => ({
          id: kind,
          label,
          shortcut: shortcuts[kind],
          isChecked: kind === state.kind,
        }))}
        onSelect={({ id }) => {
          const kind = kinds.find(([name]) => name === id)?.[0]
          if (kind) onCommand({ command: kind, returnsToText: true })
        }}
      />
      {valueMenu('font', Type, labels.font, labels.defaultFont, fonts)}
      {valueMenu('size', ALargeSmall, labels.size, labels.defaultSize, sizes)}
    </>
  )
}
