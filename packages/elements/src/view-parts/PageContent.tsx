/** What a page returns to be shown: text, or a node that stands nowhere yet. */
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
