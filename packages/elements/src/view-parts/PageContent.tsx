/** Content that a function of the page returns: text, or a node that is in no document yet. */
export type PageContentValue = Node | string | number | null | undefined

interface PageContentProps {
  content: PageContentValue
}

/** Shows what a function of the page returns: a node as it is, everything else as text, never as HTML. */
export function PageContent({ content }: PageContentProps) {
  if (!(content instanceof Node)) return content
  return (
    <span
      ref={(place) => {
        place?.replaceChildren(content)
      }}
    />
  )
}
