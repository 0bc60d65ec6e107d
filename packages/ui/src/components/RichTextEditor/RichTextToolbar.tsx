import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ALargeSmall,
  Baseline,
  Bold,
  Highlighter,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Type,
  Underline,
  Undo2,
} from 'lucide-react'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { useSlateSelector } from 'slate-react'

import type { RichTextValueMark } from '../../internal/rich-text/document'
import type { IconShape } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { formatShortcut, type KeyboardPlatform } from '../ShortcutHint/shortcut-keys'
import { ToggleButton } from '../ToggleButton/ToggleButton'
import { isSameState, readEditorState } from './editor-state'
import type { RichTextChoice } from './rich-text-choices'
import { RichTextColorTool } from './RichTextColorTool'
import type { RichTextEditorTexts } from './rich-text-editor-texts'
import { RichTextMenuTool } from './RichTextMenuTool'
import { ToolbarRoot, ToolGroup } from './RichTextToolbar.styles'
import type { DocumentCommand } from './run-command'
import { shortcuts } from './shortcuts'
import { useRovingTools } from './use-roving-tools'

export interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>
  texts: RichTextEditorTexts
  platform: KeyboardPlatform
  fonts: readonly RichTextChoice[]
  sizes: readonly RichTextChoice[]
  colors: readonly RichTextChoice[]
  /** Id of the text that the tools work on. */
  controlId: string
  isDisabled: boolean
  /** A tool was used; `returnsToText` when the focus goes back there. */
  onCommand: (use: { command: DocumentCommand; returnsToText: boolean }) => void
  onValueMark: (use: { mark: RichTextValueMark; value: string | undefined }) => void
  onLink: () => void
  /** Without it there is no tool for pictures. */
  onImage: (() => void) | undefined
  /** Esc: back to the text. */
  onLeave: () => void
}

/** The id of a menu item that stands for no value. */
const none = 'none'

const alignIcons = {
  start: AlignLeft,
  center: AlignCenter,
  end: AlignRight,
  justify: AlignJustify,
} as const

/** The tools above the text. */
export function RichTextToolbar({
  ref,
  texts,
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
  const { toolProps, handleFocus, handleKeyDown } = useRovingTools('kind')
  const { marks } = state

  const keysOf = (name: keyof typeof shortcuts) => formatShortcut(shortcuts[name], platform)
  const toggle = (
    command: keyof typeof shortcuts & DocumentCommand,
    icon: IconShape,
    label: string,
    isPressed: boolean,
  ) => (
    <ToggleButton
      {...toolProps(command)}
      isIconOnly
      size="small"
      variant="ghost"
      icon={icon}
      label={label}
      shortcut={keysOf(command)}
      isPressed={isPressed}
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      onChange={() => {
        onCommand({ command, returnsToText: false })
      }}
    />
  )
  const action = (
    name: keyof typeof shortcuts | 'image',
    icon: IconShape,
    label: string,
    isPossible: boolean,
    act: () => void,
  ) => (
    <IconButton
      {...toolProps(name)}
      size="small"
      icon={icon}
      label={label}
      {...(name === 'image' ? null : { shortcut: keysOf(name) })}
      {...(isDisabled || !isPossible ? { 'aria-disabled': true } : null)}
      onClick={() => {
        if (!isDisabled && isPossible) act()
      }}
    />
  )
  const valueMenu = (
    mark: 'font' | 'size',
    icon: IconShape,
    label: string,
    noneLabel: string,
    choices: readonly RichTextChoice[],
  ) => {
    const value = marks[mark]
    return (
      <RichTextMenuTool
        toolProps={toolProps(mark)}
        label={label}
        icon={icon}
        currentLabel={
          value === undefined
            ? noneLabel
            : (choices.find((choice) => choice.value === value)?.label ?? value)
        }
        platform={platform}
        items={[
          { id: none, label: noneLabel, isChecked: value === undefined },
          ...choices.map((choice) => ({
            id: choice.value,
            label: choice.label,
            isChecked: choice.value === value,
          })),
        ]}
        onSelect={({ id }) => {
          onValueMark({ mark, value: id === none ? undefined : id })
        }}
      />
    )
  }
  const kinds = [
    ['paragraph', texts.paragraph],
    ['heading-1', texts.heading1],
    ['heading-2', texts.heading2],
    ['heading-3', texts.heading3],
    ['quote', texts.quote],
  ] as const
  const aligns = [
    ['start', 'align-start', texts.alignStart],
    ['center', 'align-center', texts.alignCenter],
    ['end', 'align-end', texts.alignEnd],
    ['justify', 'align-justify', texts.alignJustify],
  ] as const
  const align = state.align ?? 'start'

  const handleToolbarKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && event.target instanceof Element) {
      if (!event.target.matches('[data-tool][aria-expanded="true"], [data-tool]')) return
      if (event.target.getAttribute('aria-expanded') === 'true') return
      event.preventDefault()
      onLeave()
      return
    }
    handleKeyDown(event)
  }
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    // The text keeps the focus, and with it the selection that the tool works on.
    if (event.target instanceof Element && event.target.closest('[data-tool]')) {
      event.preventDefault()
    }
  }
  return (
    <ToolbarRoot
      ref={ref}
      aria-label={texts.toolbar}
      aria-controls={controlId}
      onFocus={handleFocus}
      onKeyDown={handleToolbarKeyDown}
      onMouseDown={handleMouseDown}
    >
      <ToolGroup>
        <RichTextMenuTool
          toolProps={toolProps('kind')}
          label={texts.blockKind}
          currentLabel={kinds.find(([kind]) => kind === state.kind)?.[1] ?? texts.listItem}
          platform={platform}
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
        {fonts.length === 0 ? null : valueMenu('font', Type, texts.font, texts.defaultFont, fonts)}
        {sizes.length === 0
          ? null
          : valueMenu('size', ALargeSmall, texts.size, texts.defaultSize, sizes)}
      </ToolGroup>
      <ToolGroup>
        {toggle('bold', Bold, texts.bold, marks.bold === true)}
        {toggle('italic', Italic, texts.italic, marks.italic === true)}
        {toggle('underline', Underline, texts.underline, marks.underline === true)}
        {toggle('strikethrough', Strikethrough, texts.strikethrough, marks.strikethrough === true)}
        <RichTextColorTool
          toolProps={toolProps('color')}
          icon={Baseline}
          label={texts.textColor}
          noneLabel={texts.defaultColor}
          colors={colors}
          value={marks.color}
          onChange={({ value }) => {
            onValueMark({ mark: 'color', value })
          }}
        />
        <RichTextColorTool
          toolProps={toolProps('background')}
          icon={Highlighter}
          label={texts.background}
          noneLabel={texts.noBackground}
          colors={colors}
          value={marks.background}
          onChange={({ value }) => {
            onValueMark({ mark: 'background', value })
          }}
        />
      </ToolGroup>
      <ToolGroup>
        {toggle('bulleted', List, texts.bulletedList, state.list === 'bulleted')}
        {toggle('numbered', ListOrdered, texts.numberedList, state.list === 'numbered')}
        {action('outdent', IndentDecrease, texts.outdent, state.canOutdent, () => {
          onCommand({ command: 'outdent', returnsToText: false })
        })}
        {action('indent', IndentIncrease, texts.indent, state.canIndent, () => {
          onCommand({ command: 'indent', returnsToText: false })
        })}
        <RichTextMenuTool
          toolProps={toolProps('align')}
          label={texts.align}
          icon={alignIcons[align]}
          currentLabel={aligns.find(([name]) => name === align)?.[2] ?? texts.alignStart}
          platform={platform}
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
      </ToolGroup>
      <ToolGroup>
        <ToggleButton
          {...toolProps('link')}
          isIconOnly
          size="small"
          variant="ghost"
          icon={Link}
          label={texts.link}
          shortcut={keysOf('link')}
          isPressed={state.isInLink}
          {...(isDisabled ? { 'aria-disabled': true } : null)}
          onChange={onLink}
        />
        {onImage === undefined ? null : action('image', ImagePlus, texts.image, true, onImage)}
        {action('clear', RemoveFormatting, texts.clearFormatting, true, () => {
          onCommand({ command: 'clear', returnsToText: false })
        })}
      </ToolGroup>
      <ToolGroup>
        {action('undo', Undo2, texts.undo, state.canUndo, () => {
          onCommand({ command: 'undo', returnsToText: false })
        })}
        {action('redo', Redo2, texts.redo, state.canRedo, () => {
          onCommand({ command: 'redo', returnsToText: false })
        })}
      </ToolGroup>
    </ToolbarRoot>
  )
}
