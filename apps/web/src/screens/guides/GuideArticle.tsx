import { RouterLink } from '../../shell/RouterLink'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { focusHeading } from '../../shell/focus-heading'
import { guidePath } from '../../shell/guide-path'
import { useEffect, useRef } from 'react'
import type { Guide, GuideSection } from './guide'
import { GuideFoot, GuidePage, GuideTexts, Neighbour } from './Guides.styles'
import { GuidePicture } from './GuidePicture'
import { GUIDES, guideOfSlug } from './guides'
import { readNext } from './read-next'
import { useGuidePlace } from './use-guide-place'

export interface GuideArticleProps {
  readonly guide: Guide
}

/** One guide, with the way to the place it is about and to the guides around it. */
export function GuideArticle({ guide }: GuideArticleProps) {
  const articleRef = useRef<HTMLElement>(null)
  const place = useGuidePlace(guide)
  const index = GUIDES.indexOf(guide)
  const previous = GUIDES[index - 1]
  const next = GUIDES[index + 1]
  useEffect(() => {
    // Another guide is read from its beginning.
    articleRef.current?.scrollIntoView({ block: 'start' })
    focusHeading()
  }, [])
  return (
    <GuidePage ref={articleRef} as="article">
      <RouterLink to={guidePath()}>All guides</RouterLink>
      <h1>{guide.title}</h1>
      <p>{guide.summary}</p>
      {guide.sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <ReadNext slugs={readNext(guide.slug)} />
      <GuideFoot>
        {place === null ? null : (
          <RouterLinkButton variant="primary" to={place.path}>
            {place.label}
          </RouterLinkButton>
        )}
      </GuideFoot>
      <GuideFoot as="nav" aria-label="Guides before and after">
        {previous === undefined ? (
          <span />
        ) : (
          <Neighbour>
            <span>Previous</span>
            <RouterLink to={guidePath(previous.slug)}>{previous.title}</RouterLink>
          </Neighbour>
        )}
        {next === undefined ? null : (
          <Neighbour data-end="">
            <span>Next</span>
            <RouterLink to={guidePath(next.slug)}>{next.title}</RouterLink>
          </Neighbour>
        )}
      </GuideFoot>
    </GuidePage>
  )
}

function Section({ section }: { readonly section: GuideSection }) {
  const { heading, paragraphs = [], steps = [], points = [], picture } = section
  return (
    <GuideTexts aria-label={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps.length === 0 ? null : (
        <ol>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
      {points.length === 0 ? null : (
        <ul>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {picture === undefined ? null : <GuidePicture name={picture} />}
    </GuideTexts>
  )
}

function ReadNext({ slugs }: { readonly slugs: readonly string[] }) {
  if (slugs.length === 0) return null
  return (
    <GuideTexts aria-label="Read next">
      <h2>Read next</h2>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>
            <RouterLink to={guidePath(slug)}>{guideOfSlug(slug)?.title ?? slug}</RouterLink>
          </li>
        ))}
      </ul>
    </GuideTexts>
  )
}
