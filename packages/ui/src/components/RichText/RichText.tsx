import { useMemo, type ComponentPropsWithRef } from 'react'

import { useIsHydrating } from '../../internal/react-versions/use-is-hydrating'
import { parseHtml } from '../../internal/rich-text/parse-html'
import { noOrigins } from '../../internal/rich-text/remote-image'
import { isEmptyDocument } from '../../internal/rich-text/serialize-html'
import { RichTextEmpty, RichTextRoot } from './RichText.styles'
import { ImageOrigins, RichTextBlocks } from './RichTextBlocks'

export interface RichTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The HTML of the editor. Any HTML is safe: only known formats are rendered. */
  html: string
  /**
   * Origins that pictures are loaded from, besides that of the page:
   * `https://cdn.example`. Pictures from other origins are shown as links, so that
   * their hosts do not learn who reads the text.
   * @default []
   */
  imageOrigins?: readonly string[]
  /** Shown for an empty value. */
  emptyText?: string
  /**
   * The level of the largest heading in the outline of the page, 1 to 4; the smaller
   * ones follow. Styles do not change.
   * @default 3
   */
  firstHeadingLevel?: 1 | 2 | 3 | 4
}

/**
 * Read-only rich text. It does not load the editor. A server renders its frame only: the
 * browser's own parser reads the HTML, so that both see the same elements in hostile HTML.
 */
export function RichText({
  html,
  imageOrigins = noOrigins,
  emptyText,
  firstHeadingLevel = 3,
  ...rest
}: RichTextProps) {
  const isHydrating = useIsHydrating()
  const document = useMemo(() => (isHydrating ? null : parseHtml(html)), [isHydrating, html])
  if (document === null) return <RichTextRoot dir="auto" {...rest} />
  const isEmpty = isEmptyDocument(document)
  return (
    <RichTextRoot dir="auto" {...rest} {...(isEmpty ? { 'data-empty': '' } : null)}>
      {isEmpty ? (
        emptyText === undefined ? null : (
          <RichTextEmpty>{emptyText}</RichTextEmpty>
        )
      ) : (
        <ImageOrigins.Provider value={imageOrigins}>
          <RichTextBlocks blocks={document} firstHeadingLevel={firstHeadingLevel} />
        </ImageOrigins.Provider>
      )}
    </RichTextRoot>
  )
}
