import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useLocale } from '../../internal/locale/locale-context'

import type { NavigationPlace, NavigationSection } from './navigation-place'
import {
  NavigationCaption,
  NavigationFoot,
  NavigationList,
  NavigationRoot,
  NavigationCount,
  NavigationLink,
  NavigationText,
} from './SideNavigation.styles'
import { Icon } from '../Icon'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation among others of the page, such as "Main" or "Plan settings". */
  label: string
  /** The groups of places, in order. A section without a title begins with a line. */
  sections: readonly NavigationSection[]
  /**
   * A link was followed by a click or Enter without modifiers; the browser's navigation
   * is prevented. With a modifier the browser opens a tab or window instead. Without
   * this prop the links navigate by themselves.
   */
  onGo?: (request: { href: string }) => void
  /** Shows icons only, with the labels as tooltips; every item needs an icon then. @default false */
  isCollapsed?: boolean
  /** Links at the bottom of the column, above the footer. @default none */
  footPlaces?: readonly NavigationPlace[]
  /** Shown above the links. */
  header?: ReactNode
  /** Shown at the bottom of the column. */
  footer?: ReactNode
}

/** The navigation column at the start side of a page. */
export function SideNavigation({
  label,
  sections,
  onGo,
  isCollapsed = false,
  footPlaces,
  header,
  footer,
  ...rest
}: SideNavigationProps) {
  const handleClick = (event: MouseEvent, href: string) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (onGo === undefined || !isPlain) return
    event.preventDefault()
    onGo({ href })
  }
  const linksOf = (places: readonly NavigationPlace[]) =>
    places.map((place) => (
      <li key={place.href}>
        <SideNavigationLink
          place={place}
          isCollapsed={isCollapsed}
          onClick={(event) => {
            handleClick(event, place.href)
          }}
        />
      </li>
    ))
  return (
    <NavigationRoot
      {...rest}
      aria-label={label}
      {...(isCollapsed ? { 'data-collapsed': '' } : null)}
    >
      {header}
      {sections.map(({ id, label: caption, places }) => (
        <div key={id}>
          {caption === undefined || isCollapsed ? null : (
            <NavigationCaption>{caption}</NavigationCaption>
          )}
          <NavigationList {...(caption === undefined ? null : { 'aria-label': caption })}>
            {linksOf(places)}
          </NavigationList>
        </div>
      ))}
      {footer === undefined && footPlaces === undefined ? null : (
        <NavigationFoot>
          {footPlaces === undefined ? null : <NavigationList>{linksOf(footPlaces)}</NavigationList>}
          {footer}
        </NavigationFoot>
      )}
    </NavigationRoot>
  )
}

interface SideNavigationLinkProps {
  place: NavigationPlace
  isCollapsed: boolean
  onClick: (event: MouseEvent) => void
}

/** One link, as a row or as an icon with a tooltip. */
function SideNavigationLink({ place, isCollapsed, onClick }: SideNavigationLinkProps) {
  const locale = useLocale()
  const { href, label, icon, isCurrent = false, count, isNewWindow = false } = place
  const link = (
    <NavigationLink
      href={href}
      {...(isNewWindow ? null : { onClick })}
      {...(isCurrent ? { 'aria-current': 'page' } : null)}
      {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : null)}
    >
      {icon === undefined ? null : <Icon icon={icon} />}
      {isCollapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <NavigationText title={label}>{label}</NavigationText>
      )}
      {count === undefined || isCollapsed ? null : (
        <NavigationCount>{locale.number(count)}</NavigationCount>
      )}
    </NavigationLink>
  )
  return isCollapsed ? (
    <Tooltip text={label} placement="end-center" isDescription={false}>
      {link}
    </Tooltip>
  ) : (
    link
  )
}
