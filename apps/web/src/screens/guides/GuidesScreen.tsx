import { useParams } from 'react-router-dom'
import { EmptyState } from '@throughline/ui/EmptyState'

import { GuideArticle } from './GuideArticle'
import { GuideList } from './GuideList'
import { guideOfSlug } from './guides'
import { guidePath } from '../../shell/guide-path'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { GuidePage } from './Guides.styles'

/** Screen with the list of guides, or with one of them. */
export function GuidesScreen() {
  const { guide: slug } = useParams()
  if (slug === undefined) return <GuideList />
  const guide = guideOfSlug(slug)
  return guide === undefined ? <UnknownGuide /> : <GuideArticle key={slug} guide={guide} />
}

/** Page for a URL whose guide does not exist. */
function UnknownGuide() {
  return (
    <GuidePage>
      <h1>Guides</h1>
      <EmptyState
        illustration="search"
        title="There is no guide at this address"
        actions={<RouterLinkButton to={guidePath()}>All guides</RouterLinkButton>}
      >
        It may have another name now. All guides are in one list.
      </EmptyState>
    </GuidePage>
  )
}
