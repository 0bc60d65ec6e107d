import { useParams } from 'react-router-dom'
import { EmptyState } from '@throughline/ui/EmptyState'

import { GuideArticle } from './GuideArticle'
import { GuideList } from './GuideList'
import { guideOfSlug } from './guides'
import { guidePath } from '../../shell/guide-path'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { GuidePage } from './Guides.styles'

/** Short pages about the work with plans: all of them, or one. */
export function GuidesScreen() {
  const { guide: slug } = useParams()
  if (slug === undefined) return <GuideList />
  const guide = guideOfSlug(slug)
  return guide === undefined ? <UnknownGuide /> : <GuideArticle key={slug} guide={guide} />
}

/** The URL names a guide that does not exist. */
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
