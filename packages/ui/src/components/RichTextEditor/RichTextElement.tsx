import type { RenderChunkProps, RenderElementProps, RenderLeafProps } from 'slate-react'

import { toggleMarks } from '../../internal/rich-text/document'
import { leafStyles } from '../../internal/rich-text/leaf-styles'
import { RichTextImageElement } from './RichTextImageElement'
import { RichTextListItemElement } from './RichTextListItemElement'
import './slate-types'

const headings = {
  'heading-1': { Tag: 'h3', size: 1 },
  'heading-2': { Tag: 'h4', size: 2 },
  'heading-3': { Tag: 'h5', size: 3 },
} as const

/** Renders blocks, links and pictures. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  if (element.type === 'image') {
    return (
      <RichTextImageElement attributes={attributes} image={element}>
        {children}
      </RichTextImageElement>
    )
  }
  if (element.type === 'link') {
    return (
      <a {...attributes} href={element.href} title={element.href} rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const style = element.align === undefined ? undefined : { textAlign: element.align }
  if (element.type === 'list-item') {
    return (
      <RichTextListItemElement attributes={attributes} item={element}>
        {children}
      </RichTextListItemElement>
    )
  }
  if (element.type === 'paragraph') {
    return (
      <p {...attributes} style={style}>
        {children}
      </p>
    )
  }
  if (element.type === 'quote') {
    return (
      <blockquote {...attributes} style={style}>
        {children}
      </blockquote>
    )
  }
  const { Tag, size } = headings[element.type]
  return (
    <Tag {...attributes} data-heading={size} style={style}>
      {children}
    </Tag>
  )
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

/** Renders text with its formats. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let content = children
  for (const mark of toggleMarks.toReversed()) {
    const Tag = tags[mark]
    if (leaf[mark] === true) content = <Tag>{content}</Tag>
  }
  return (
    <span {...attributes} {...leafStyles(leaf)}>
      {content}
    </span>
  )
}

/** Renders a group of blocks; in long documents only groups near the viewport are laid out. */
export function renderChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} {...(lowest ? { 'data-lowest': '' } : null)}>
      {children}
    </div>
  )
}
