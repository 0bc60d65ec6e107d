import { useEffect, useRef, useSyncExternalStore } from 'react'
import { planAccessOf } from '@throughline/api-client'
import { abilitiesWith } from '@throughline/domain/access'

import { RouterLink } from '../../shell/RouterLink'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { focusHeading } from '../../shell/focus-heading'
import { guidePath } from '../../shell/guide-path'
import type { Guide, GuideSection } from './guide'
import { GuideFoot, GuidePage, GuideTexts, Neighbour, PictureFrame } from './Guides.styles'
import { guides, guideOfSlug } from './guides'
import { usePreferences } from '../../preferences/preferences-context'
import { subscribeToLook } from '../../preferences/theme'
import { pictureTexts } from './picture-names'
import type { PictureName } from './picture-names'
import storedSizes from './pictures/sizes.json'
import { nextGuides } from './content/roles'
import { usePlan } from '../../data/plans'
import { recentPlanOf } from '../../session/recent-plan'
import { useSessionDetails } from '../../session/use-session'

interface Size {
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Picture in both themes. */
interface GuidePictureFiles extends Size {
  /** URL of the file for the light theme; `dark` is that for the dark theme. */
  readonly light: string
  readonly dark: string
}

const files = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sizes: Readonly<Record<PictureName, Size>> = storedSizes

/**
 * Returns the files of a picture; null if it has none. Without a dark file, both themes use the
 * light one.
 */
function pictureOf(name: PictureName): GuidePictureFiles | null {
  const light = files[`./pictures/${name}-light.webp`]
  const dark = files[`./pictures/${name}-dark.webp`]
  return light === undefined ? null : { light, dark: dark ?? light, ...sizes[name] }
}

export interface GuideArticleProps {
  readonly guide: Guide
}

/** One guide, with links to the page that it explains and to the previous and next guides. */
export function GuideArticle({ guide }: GuideArticleProps) {
  const articleRef = useRef<HTMLElement>(null)
  const place = useGuidePlace(guide)
  const index = guides.indexOf(guide)
  const previous = guides[index - 1]
  const next = guides[index + 1]
  useEffect(() => {
    // Shows another guide from its beginning.
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

interface GuidePictureProps {
  readonly name: PictureName
}

/** Picture of the product, in the theme of the page. It reserves its space before it has loaded. */
function GuidePicture({ name }: GuidePictureProps) {
  const preferences = usePreferences()
  const theme = useSyncExternalStore(subscribeToLook, preferences.theme)
  const picture = pictureOf(name)
  if (picture === null) return null
  const { light, dark, width, height } = picture
  return (
    <PictureFrame>
      {theme === 'auto' ? <source media="(prefers-color-scheme: dark)" srcSet={dark} /> : null}
      <img
        src={theme === 'dark' ? dark : light}
        width={width}
        height={height}
        alt={pictureTexts[name]}
        loading="lazy"
        decoding="async"
      />
    </PictureFrame>
  )
}

/** Returns the slugs of the guides to which the guide of a role links; none for other guides. */
function readNext(slug: string): readonly string[] {
  return Object.entries(nextGuides).find(([role]) => role === slug)?.[1] ?? []
}

/**
 * Returns the page of the user's current plan to which a guide links; null if the user has no plan
 * or may not open that page.
 */
function useGuidePlace({ place }: Guide): { readonly label: string; readonly path: string } | null {
  const recent = recentPlanOf(useSessionDetails())
  const plan = usePlan(place === null ? null : (recent?.planId ?? null))
  if (place === null || recent === null || plan.data === undefined) return null
  const abilities = abilitiesWith(planAccessOf(plan.data, true), plan.data)
  if (place.ability !== undefined && !abilities[place.ability]) return null
  return { label: `${place.label} of ${plan.data.name}`, path: place.pathIn(recent) }
}
