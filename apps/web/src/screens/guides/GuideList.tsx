import { countText } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Button } from '@throughline/ui/Button'
import { SearchField } from '@throughline/ui/SearchField'
import { useSearchParams } from 'react-router-dom'
import { guidePath } from '../../shell/guide-path'
import { startTour } from '../../shell/open-help'
import { RouterLink } from '../../shell/RouterLink'
import { guidesOfRoles } from './content/roles'
import type { Guide } from './guide'
import { GuideCards, GuideHead, GuidePage, GuidesHeading } from './Guides.styles'
import { findGuides, productGuides } from './guides'

const QUERY = 'q'

/** List of all guides, with a search in their texts. */
export function GuideList() {
  const [query, setQuery] = useSearchParams()
  const text = query.get(QUERY) ?? ''
  const search = (value: string) => {
    setQuery(value === '' ? {} : { [QUERY]: value }, { replace: true })
  }
  const ofProduct = findGuides(productGuides, text)
  const ofRoles = findGuides(guidesOfRoles, text)
  const count = ofProduct.length + ofRoles.length
  return (
    <GuidePage>
      <GuideHead>
        <h1>Guides</h1>
        <Button onClick={startTour}>Take the quick-start tour</Button>
      </GuideHead>
      <SearchField
        label="Search the guides"
        placeholder="Search the guides"
        size="large"
        value={text}
        clearLabel="Clear the search"
        {...(text === '' ? null : { resultText: countText(count, 'guide') })}
        onChange={({ value }) => {
          search(value)
        }}
      />
      <GuideGroup heading="How things work" guides={ofProduct} />
      <GuideGroup heading="By role" guides={ofRoles} />
      {count === 0 ? (
        <EmptyState
          illustration="search"
          title="No guide has these words"
          actions={
            <Button
              onClick={() => {
                search('')
              }}
            >
              Show all guides
            </Button>
          }
        >
          Try fewer words, or other ones.
        </EmptyState>
      ) : null}
    </GuidePage>
  )
}

function GuideGroup({
  heading,
  guides,
}: {
  readonly heading: string
  readonly guides: readonly Guide[]
}) {
  if (guides.length === 0) return null
  return (
    <section aria-label={heading}>
      <GuidesHeading>{heading}</GuidesHeading>
      <GuideCards>
        {guides.map(({ slug, title, summary }) => (
          <li key={slug}>
            <RouterLink to={guidePath(slug)}>{title}</RouterLink>
            <p>{summary}</p>
          </li>
        ))}
      </GuideCards>
    </section>
  )
}
