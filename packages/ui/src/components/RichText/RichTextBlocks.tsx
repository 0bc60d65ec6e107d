// oxlint-disable react/no-array-index-key -- a document that is read is never reordered: its parts have nothing but their place

import {
  createContext,
  Fragment,
  memo,
  useContext,
  type CSSProperties,
  type ReactNode,
} from 'react'

import {
  toggleMarks,
  isLeaf,
  type RichTextAlign,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextTextBlock,
} from '../../internal/rich-text/document'
import { leafStyles } from '../../internal/rich-text/leaf-styles'
import { listTree, type ListTree } from '../../internal/rich-text/list-tree'
import { isRemoteImage, noOrigins } from '../../internal/rich-text/remote-image'

/** Where pictures are loaded from besides the page's own origin. */
export const ImageOrigins = createContext(noOrigins)

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const

function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ))
}

function leafNode(leaf: RichTextLeaf): ReactNode {
  let node = withBreaks(leaf.text)
  for (const mark of toggleMarks.toReversed()) {
    const Tag = tags[mark]
    if (leaf[mark] === true) node = <Tag>{node}</Tag>
  }
  const leafProps = leafStyles(leaf)
  return leafProps === undefined ? node : <span {...leafProps}>{node}</span>
}

function inlineNode(inline: RichTextInline): ReactNode {
  if (isLeaf(inline)) return leafNode(inline)
  if (inline.type === 'image') return <Picture src={inline.src} alt={inline.alt} />
  return (
    <a href={inline.href} rel="noopener noreferrer" target="_blank">
      <Inlines inlines={inline.children} />
    </a>
  )
}

function Picture({ src, alt }: { src: string; alt: string }) {
  if (!isRemoteImage(src, useContext(ImageOrigins))) {
    return <img src={src} alt={alt} loading="lazy" decoding="async" />
  }
  return (
    <a href={src} rel="noopener noreferrer" target="_blank">
      {alt.trim() === '' ? src : alt}
    </a>
  )
}

function Inlines({ inlines }: { inlines: readonly RichTextInline[] }) {
  return inlines.map((inline, index) => <Fragment key={index}>{inlineNode(inline)}</Fragment>)
}

/** An empty line has a height only if it contains a `br`. */
function Content({ block }: { block: RichTextBlock }) {
  const last = block.children.findLast((inline) => !isLeaf(inline) || inline.text !== '')
  const isOpen = last === undefined || (isLeaf(last) && last.text.endsWith('\n'))
  return (
    <>
      <Inlines inlines={block.children} />
      {isOpen ? <br /> : null}
    </>
  )
}

function alignStyle(align: RichTextAlign | undefined): { style: CSSProperties } | null {
  return align === undefined ? null : { style: { textAlign: align } }
}

function ListNode({ list }: { list: ListTree }) {
  const isNumbered = list.kind === 'numbered'
  const Tag = isNumbered ? 'ol' : 'ul'
  return (
    <Tag {...(isNumbered && list.start !== 1 ? { start: list.start } : null)}>
      {list.items.map(({ item, lists }, index) => (
        <li key={index} {...alignStyle(item.align)}>
          <Content block={item} />
          {lists.map((inner, innerIndex) => (
            <ListNode key={innerIndex} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const headings = { 'heading-1': 1, 'heading-2': 2, 'heading-3': 3 } as const

function TextBlock({ block, firstLevel }: { block: RichTextTextBlock; firstLevel: number }) {
  const aligned = alignStyle(block.align)
  if (block.type === 'paragraph') {
    return (
      <p {...aligned}>
        <Content block={block} />
      </p>
    )
  }
  if (block.type === 'quote') {
    return (
      <blockquote {...aligned}>
        <Content block={block} />
      </blockquote>
    )
  }
  const size = headings[block.type]
  const Tag = headingTags[firstLevel + size - 2] ?? 'h6'
  return (
    <Tag data-heading={size} {...aligned}>
      <Content block={block} />
    </Tag>
  )
}

interface RichTextBlocksProps {
  /** A canonical document. */
  blocks: readonly RichTextBlock[]
  firstHeadingLevel: number
}

/** The elements of a document. */
export const RichTextBlocks = memo(function RichTextBlocks({
  blocks,
  firstHeadingLevel,
}: RichTextBlocksProps) {
  return listTree(blocks).map((block, index) =>
    'items' in block ? (
      <ListNode key={index} list={block} />
    ) : (
      <TextBlock key={index} block={block} firstLevel={firstHeadingLevel} />
    ),
  )
})
