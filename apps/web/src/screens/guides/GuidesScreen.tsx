import { useParams } from 'react-router-dom'
import { GuideArticle } from './GuideArticle'
import { GuideList } from './GuideList'
import { guideOfSlug } from './guides'
import { UnknownGuide } from './UnknownGuide'

/** Short pages about the work with plans: all of them, or one. */
export function GuidesScreen() {
  const { guide: slug } = useParams()
  if (slug === undefined) return <GuideList />
  const guide = guideOfSlug(slug)
  return guide === undefined ? <UnknownGuide /> : <GuideArticle key={slug} guide={guide} />
}
